// The workloads in GTK 4. One process measures one configuration and prints a line of JSON.
// CPU figures are process CPU (CLOCK_PROCESS_CPUTIME_ID), taken at the frame clock's phases:
//   update = tick callback incl. the adjustment change (recycling and binding happen in it); layout; paint = snapshot + cairo rasterisation.
#include <gtk/gtk.h>
#include <sys/resource.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

static double cpu_us(void)
{
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return t.tv_sec * 1e6 + t.tv_nsec / 1e3;
}
static double status_mb(const char *key)
{
    FILE *f = fopen("/proc/self/status", "r");
    char l[256];
    double v = -1;
    while (fgets(l, sizeof l, f))
        if (!strncmp(l, key, strlen(key))) v = atof(l + strlen(key));
    fclose(f);
    return v / 1024;
}
static guint32 rng = 12345;
static guint32 rnd(void) { rng ^= rng << 13; rng ^= rng >> 17; rng ^= rng << 5; return rng; }
static int rnd_in(int lo, int hi) { return lo + (int)(rnd() % (guint32)(hi - lo)); }
static int height_of(guint id) { return 32 + (int)((id * 2654435761u) >> 26); }

// --- row object and model -------------------------------------------------
typedef struct { GObject parent; guint ident; } Row;
typedef struct { GObjectClass parent; } RowClass;
G_DEFINE_TYPE(Row, row, G_TYPE_OBJECT)
static void row_init(Row *r) { (void)r; }
static void row_class_init(RowClass *c) { (void)c; }

typedef struct { GObject parent; guint n; guint *ids; guint next; } Rows;
typedef struct { GObjectClass parent; } RowsClass;
static GType rows_item_type(GListModel *m) { (void)m; return row_get_type(); }
static guint rows_n(GListModel *m) { return ((Rows *)m)->n; }
static gpointer rows_item(GListModel *m, guint i)
{
    Rows *s = (Rows *)m;
    if (i >= s->n) return NULL;
    Row *r = g_object_new(row_get_type(), NULL);
    r->ident = s->ids ? s->ids[i] : i;
    return r;
}
static void rows_iface(GListModelInterface *i) { i->get_item_type = rows_item_type; i->get_n_items = rows_n; i->get_item = rows_item; }
G_DEFINE_TYPE_WITH_CODE(Rows, rows, G_TYPE_OBJECT, G_IMPLEMENT_INTERFACE(G_TYPE_LIST_MODEL, rows_iface))
static void rows_init(Rows *r) { (void)r; }
static void rows_class_init(RowsClass *c) { (void)c; }
static void rows_remove(Rows *s, guint i)
{
    memmove(s->ids + i, s->ids + i + 1, (s->n - i - 1) * sizeof(guint)); s->n--;
    g_list_model_items_changed(G_LIST_MODEL(s), i, 1, 0);
}
static void rows_insert(Rows *s, guint i, guint id)
{
    memmove(s->ids + i + 1, s->ids + i, (s->n - i) * sizeof(guint)); s->ids[i] = id; s->n++;
    g_list_model_items_changed(G_LIST_MODEL(s), i, 0, 1);
}

// --- settings and samples ---------------------------------------------------
static const char *mode = "scroll", *view = "list", *cell = "plain", *sizes = "uniform", *where = "visible";
static int n = 10000, frames = 600, cols = 3, rounds = 20, ops = 10;
static double step = 37, rowh = 44;
enum { SETY, UPDATE, LAYOUT, PAINT, LOGIC, FRAME, TX_MODEL, TX_FRAME, TX_TOTAL, JUMP_END, JUMP_START, NSER };
static const char *names[NSER] = {"setY", "update", "layout", "paint", "logic", "frame", "tx_model", "tx_first_frame_logic", "tx_total_logic", "jump_end", "jump_start"};
static double *ser[NSER]; static int len[NSER];
static void add(int k, double v) { ser[k] = realloc(ser[k], (len[k] + 1) * sizeof(double)); ser[k][len[k]++] = v; }
static int cmp(const void *a, const void *b) { double x = *(double *)a, y = *(double *)b; return x < y ? -1 : x > y; }
static double at(int k, double q) { if (!len[k]) return 0; qsort(ser[k], len[k], sizeof(double), cmp); int i = (int)(q * (len[k] - 1) + 0.5); return ser[k][i]; }

static Rows *rows;
static GtkWidget *window, *list, *scroller;
static GtkAdjustment *adj;
static GMainLoop *loop;
static double t_start, t_before, t_update, t_layout, c_setY, c_tx, open_cpu, proc_cpu, open_rss, open_hwm, app_cpu, app_rss, first_jump, end_value, end_upper;
static int frame_no = -1, bound, made, rec, jump_kind, phase_i;

static void setup_cb(GtkSignalListItemFactory *f, GtkListItem *li, gpointer u)
{
    (void)f; (void)u; made++;
    GtkWidget *w = !strcmp(cell, "text") ? gtk_label_new("") : gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
    gtk_widget_add_css_class(w, "cell");
    gtk_widget_set_size_request(w, -1, (int)rowh);
    gtk_list_item_set_child(li, w);
}
static void bind_cb(GtkSignalListItemFactory *f, GtkListItem *li, gpointer u)
{
    (void)f; (void)u; bound++;
    Row *r = gtk_list_item_get_item(li);
    GtkWidget *w = gtk_list_item_get_child(li);
    if (!strcmp(cell, "text")) { char b[16]; g_snprintf(b, sizeof b, "%u", r->ident); gtk_label_set_text(GTK_LABEL(w), b); }
    if (!strcmp(sizes, "var")) gtk_widget_set_size_request(w, -1, height_of(r->ident));
}
static void finish(void)
{
    printf("{\"toolkit\":\"gtk\",\"gtk\":\"%d.%d.%d\",\"mode\":\"%s\",\"view\":\"%s\",\"cell\":\"%s\",\"sizes\":\"%s\",\"where\":\"%s\",\"n\":%d,\"cols\":%d",
           gtk_get_major_version(), gtk_get_minor_version(), gtk_get_micro_version(), mode, view, cell, sizes, where, n, !strcmp(view, "grid") ? cols : 1);
    printf(",\"app_cpu_ms\":%.3f,\"app_rss_MB\":%.3f,\"open_cpu_ms\":%.3f,\"proc_cpu_first_frame_ms\":%.3f,\"open_rss_MB\":%.3f,\"open_hwm_MB\":%.3f,\"made\":%d,\"bound\":%d,\"value\":%.1f,\"upper\":%.1f,\"first_jump_us\":%.1f,\"value_end\":%.1f,\"upper_end\":%.1f",
           app_cpu / 1e3, app_rss, open_cpu / 1e3, proc_cpu, open_rss, open_hwm, made, bound, gtk_adjustment_get_value(adj), gtk_adjustment_get_upper(adj), first_jump, end_value, end_upper);
    for (int k = 0; k < NSER; ++k) if (len[k]) {
        double s = 0; for (int i = 0; i < len[k]; ++i) s += ser[k][i];
        printf(",\"%s_med_us\":%.3f,\"%s_p99_us\":%.3f,\"%s_mean_us\":%.3f", names[k], at(k, .5), names[k], at(k, .99), names[k], s / len[k]);
    }
    printf(",\"end_rss_MB\":%.3f,\"peak_rss_MB\":%.3f}\n", status_mb("VmRSS:"), status_mb("VmHWM:"));
    fflush(stdout);
    _exit(0);
}

#define WARM 60
static gboolean tick(GtkWidget *w, GdkFrameClock *c, gpointer u)
{
    (void)w; (void)c; (void)u;
    frame_no++;
    rec = 0; c_setY = c_tx = 0; jump_kind = -1;
    gtk_widget_queue_draw(list);   // every frame is painted, also where nothing moved
    if (frame_no < 10) return TRUE;
    if (!strcmp(mode, "open")) { finish(); return FALSE; }
    double a = cpu_us();
    if (!strcmp(mode, "scroll")) {
        if (frame_no >= 10 + WARM + frames) finish();
        gtk_adjustment_set_value(adj, gtk_adjustment_get_value(adj) + step);
        c_setY = cpu_us() - a;
        rec = frame_no >= 10 + WARM;
    } else if (!strcmp(mode, "jump")) {
        // every 4th frame a jump: to the end, back to the start
        int k = frame_no - 10;
        if (k >= 8 * rounds) finish();
        if (k % 8 == 7) { end_value = end_value; }
        if (k == 3) { end_value = gtk_adjustment_get_value(adj); end_upper = gtk_adjustment_get_upper(adj); }
        if (k % 4) return TRUE;
        gtk_widget_activate_action(list, "list.scroll-to-item", "u", (k % 8 == 0) ? (guint)n - 1 : 0u);
        c_setY = cpu_us() - a;
        jump_kind = (k % 8 == 0) ? JUMP_END : JUMP_START;
    } else if (!strcmp(mode, "batch")) {
        int k = frame_no - 10, per = 24;
        if (k == 0) { gtk_widget_activate_action(list, "list.scroll-to-item", "u", (guint)n / 2); return TRUE; }
        if (k < per) return TRUE;
        if (k >= per * (rounds + 4)) finish();
        if (k % per) { rec = k >= per * 4; return TRUE; }
        int first = 0, last = rows->n;
        if (!strcmp(where, "visible")) {
            double v = gtk_adjustment_get_value(adj), page = gtk_adjustment_get_page_size(adj), up = gtk_adjustment_get_upper(adj);
            first = (int)(v / up * rows->n); last = (int)((v + page) / up * rows->n);
        }
        int span = last - first;
        a = cpu_us();
        for (int i = 0; i < ops; ++i) rows_remove(rows, rnd_in(first, first + span - i));
        for (int i = 0; i < ops; ++i) rows_insert(rows, rnd_in(first, first + span - ops + i), rows->next++);
        for (int i = 0; i < ops; ++i) {
            int f = rnd_in(first, first + span), t = rnd_in(first, first + span);
            guint id = rows->ids[f];
            rows_remove(rows, f); rows_insert(rows, t, id);
        }
        c_tx = cpu_us() - a;
        phase_i = k >= per * 4;
    }
    return TRUE;
}
static void before_cb(GdkFrameClock *c, gpointer u) { (void)c; (void)u; t_before = t_update = t_layout = cpu_us(); }
static void update_cb(GdkFrameClock *c, gpointer u) { (void)c; (void)u; t_update = t_layout = cpu_us(); }
static void layout_cb(GdkFrameClock *c, gpointer u) { (void)c; (void)u; t_layout = cpu_us(); }
static void paint_cb(GdkFrameClock *c, gpointer u)
{
    (void)c; (void)u;
    double t = cpu_us();
    if (frame_no == 0) {
        struct rusage ru; getrusage(RUSAGE_SELF, &ru);
        open_cpu = t - t_start; proc_cpu = ru.ru_utime.tv_sec * 1e3 + ru.ru_utime.tv_usec / 1e3 + ru.ru_stime.tv_sec * 1e3 + ru.ru_stime.tv_usec / 1e3;
        open_rss = status_mb("VmRSS:"); open_hwm = status_mb("VmHWM:");
    }
    if (rec) {
        add(SETY, c_setY); add(UPDATE, t_update - t_before); add(LAYOUT, t_layout - t_update); add(PAINT, t - t_layout);
        add(LOGIC, t_layout - t_before); add(FRAME, t - t_before);
    }
    if (c_tx > 0 && phase_i) { add(TX_MODEL, c_tx); add(TX_FRAME, t_layout - t_before - c_tx); add(TX_TOTAL, t_layout - t_before); }
    if (jump_kind >= 0) { double v = t_layout - t_before; if (!first_jump) first_jump = v; add(jump_kind, v); }
}
// --spin 1: the main loop never sleeps between frames, so the core stays awake (its CPU is outside the measured phases)
static gboolean spin_cb(gpointer u) { (void)u; return TRUE; }
static int spin;
static void quit_cb(GtkWidget *w, gpointer u) { (void)w; (void)u; g_main_loop_quit(loop); }

int main(int argc, char **argv)
{
    for (int i = 1; i + 1 < argc; i += 2) {
        const char *k = argv[i] + 2, *v = argv[i + 1];
        if (!strcmp(k, "mode")) mode = v; else if (!strcmp(k, "view")) view = v; else if (!strcmp(k, "cell")) cell = v;
        else if (!strcmp(k, "sizes")) sizes = v; else if (!strcmp(k, "where")) where = v; else if (!strcmp(k, "n")) n = atoi(v);
        else if (!strcmp(k, "frames")) frames = atoi(v); else if (!strcmp(k, "cols")) cols = atoi(v); else if (!strcmp(k, "rounds")) rounds = atoi(v);
        else if (!strcmp(k, "spin")) spin = atoi(v); else if (!strcmp(k, "ops")) ops = atoi(v); else if (!strcmp(k, "step")) step = atof(v); else if (!strcmp(k, "rowh")) rowh = atof(v);
    }
    gtk_init();
    app_cpu = cpu_us(); app_rss = status_mb("VmRSS:");
    rows = g_object_new(rows_get_type(), NULL);
    rows->n = rows->next = n;
    if (!strcmp(mode, "batch")) { rows->ids = malloc((n + 64) * sizeof(guint)); for (int i = 0; i < n; ++i) rows->ids[i] = i; }
    t_start = cpu_us();
    GtkCssProvider *css = gtk_css_provider_new();
    gtk_css_provider_load_from_data(css, "listview>row,gridview>child{padding:0;margin:0;border:none;min-height:0;outline:none;}.cell{background:#bcd;}", -1);
    gtk_style_context_add_provider_for_display(gdk_display_get_default(), GTK_STYLE_PROVIDER(css), 800);
    GtkListItemFactory *f = gtk_signal_list_item_factory_new();
    g_signal_connect(f, "setup", G_CALLBACK(setup_cb), NULL);
    g_signal_connect(f, "bind", G_CALLBACK(bind_cb), NULL);
    GtkSelectionModel *sel = GTK_SELECTION_MODEL(gtk_no_selection_new(G_LIST_MODEL(rows)));
    if (!strcmp(view, "grid")) {
        list = gtk_grid_view_new(sel, f);
        gtk_grid_view_set_min_columns(GTK_GRID_VIEW(list), cols);
        gtk_grid_view_set_max_columns(GTK_GRID_VIEW(list), cols);
    } else list = gtk_list_view_new(sel, f);
    scroller = gtk_scrolled_window_new();
    gtk_scrolled_window_set_policy(GTK_SCROLLED_WINDOW(scroller), GTK_POLICY_NEVER, GTK_POLICY_EXTERNAL);
    gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scroller), list);
    window = gtk_window_new();
    gtk_window_set_decorated(GTK_WINDOW(window), FALSE);
    gtk_window_set_default_size(GTK_WINDOW(window), 390, 844);
    gtk_window_set_child(GTK_WINDOW(window), scroller);
    adj = gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(scroller));
    loop = g_main_loop_new(NULL, FALSE);
    g_signal_connect(window, "destroy", G_CALLBACK(quit_cb), NULL);
    gtk_widget_realize(window);
    GdkFrameClock *clock = gtk_widget_get_frame_clock(window);
    g_signal_connect(clock, "before-paint", G_CALLBACK(before_cb), NULL);
    g_signal_connect_after(clock, "update", G_CALLBACK(update_cb), NULL);
    g_signal_connect_after(clock, "layout", G_CALLBACK(layout_cb), NULL);
    g_signal_connect_after(clock, "paint", G_CALLBACK(paint_cb), NULL);
    gtk_widget_add_tick_callback(window, tick, NULL, NULL);
    if (spin) g_idle_add_full(G_PRIORITY_LOW, spin_cb, NULL, NULL);
    gtk_window_present(GTK_WINDOW(window));
    g_main_loop_run(loop);
    return 0;
}
