// The workloads in Qt Quick, with public API only. One process measures one configuration and prints a line of JSON.
// A frame is one of a QQuickRenderControl without rasterising: animation tick, property changes, polish, sync and
// batching of the scene graph.
#include <QtGui/QGuiApplication>
#include <QtCore/QAbstractListModel>
#include <QtCore/QAnimationDriver>
#include <QtCore/QElapsedTimer>
#include <QtGui/QColor>
#include <QtGui/QImage>
#include <QtQml/QQmlComponent>
#include <QtQml/QQmlContext>
#include <QtQml/QQmlEngine>
#include <QtQuick/QQuickItem>
#include <QtQuick/QQuickRenderControl>
#include <QtQuick/QQuickRenderTarget>
#include <QtQuick/QQuickWindow>
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstring>
#include <ctime>
#include <fstream>
#include <map>
#include <string>
#include <sys/resource.h>
#include <unistd.h>
#include <vector>

static double cpuUs()
{
    timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return t.tv_sec * 1e6 + t.tv_nsec / 1e3;
}
static double statusKB(const char *key)
{
    std::ifstream f("/proc/self/status");
    std::string l;
    while (std::getline(f, l))
        if (l.compare(0, strlen(key), key) == 0)
            return atof(l.c_str() + strlen(key) + 1);
    return -1;
}
static uint32_t rngState = 12345;
static uint32_t rnd()
{
    rngState ^= rngState << 13; rngState ^= rngState >> 17; rngState ^= rngState << 5;
    return rngState;
}
static int rndIn(int lo, int hi) { return lo + int(rnd() % uint32_t(hi - lo)); } // [lo,hi)

// The height of item i in the variable-size workload: 32...95 points, a pure function of i.
static double heightOf(int id) { return 32 + ((uint32_t(id) * 2654435761u) >> 26); }

class Model : public QAbstractListModel
{
public:
    enum { Ident = Qt::UserRole + 1, Tint, Tall, Sect };
    int n = 0, perSection = 100;
    bool materialised = false;   // false: rows are a pure function of the index, no memory per row
    std::vector<int> ids;        // only when materialised
    int nextId = 0;
    void virtualRows(int count) { n = count; }
    void realRows(int count) { materialised = true; ids.resize(count); for (int i = 0; i < count; ++i) ids[i] = i; nextId = count; n = count; }
    int idAt(int r) const { return materialised ? ids[r] : r; }
    int rowCount(const QModelIndex &p = QModelIndex()) const override { return p.isValid() ? 0 : n; }
    QHash<int, QByteArray> roleNames() const override
    {
        return {{Ident, "ident"}, {Tint, "tint"}, {Tall, "tall"}, {Sect, "sect"}};
    }
    QVariant data(const QModelIndex &i, int role) const override
    {
        const int id = idAt(i.row());
        switch (role) {
        case Ident: return id;
        case Tint: return QColor::fromHsv((id * 37) % 360, 120, 220);
        case Tall: return heightOf(id);
        case Sect: return QString::number(id / perSection);
        }
        return {};
    }
    void removeAt(int r) { beginRemoveRows({}, r, r); ids.erase(ids.begin() + r); --n; endRemoveRows(); }
    void insertAt(int r) { beginInsertRows({}, r, r); ids.insert(ids.begin() + r, nextId++); ++n; endInsertRows(); }
    void moveTo(int from, int to)
    {
        if (from == to) return;
        beginMoveRows({}, from, from, {}, to > from ? to + 1 : to);
        const int v = ids[from];
        ids.erase(ids.begin() + from); ids.insert(ids.begin() + to, v);
        endMoveRows();
    }
};

// Time moves only when the benchmark says so: one step = 1/60 s.
class SteppedDriver : public QAnimationDriver
{
public:
    double now = 0, base = 0;
    void start() override { base = now; QAnimationDriver::start(); }  // Qt wants the time since start()
    qint64 elapsed() const override { return qint64(now - base); }
    void step() { now += 1000.0 / 60.0; if (isRunning()) advanceAnimation(); }
    void advance() override { advanceAnimation(); }
};

struct Series {
    std::vector<double> v;
    void add(double x) { v.push_back(x); }
    double at(double q) const
    {
        if (v.empty()) return 0;
        auto s = v; std::sort(s.begin(), s.end());
        return s[std::min(s.size() - 1, size_t(q * (s.size() - 1) + 0.5))];
    }
    double mean() const { double t = 0; for (double x : v) t += x; return v.empty() ? 0 : t / v.size(); }
};

struct Bench {
    QQuickRenderControl *control = nullptr;
    QQuickWindow *window = nullptr;
    SteppedDriver driver;
    QQuickItem *view = nullptr;
    QImage image;
    bool software = false;
    std::map<std::string, Series> stages;

    int paced = 0;   // sleep between frames as a 60 Hz program does: caches are colder than back to back
    void wait()
    {
        if (paced == 1) usleep(16000);
        if (paced == 2) for (double e = cpuUs() + 16000; cpuUs() < e;) {}  // the same wait, spinning: the core stays awake
    }
    void frame(bool record, double setY, bool waits = true)
    {
        if (waits) wait();
        double t0 = cpuUs();
        driver.step();
        double t1 = cpuUs();
        if (setY >= 0) view->setProperty("contentY", setY);
        double t2 = cpuUs();
        QCoreApplication::processEvents();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        double t3 = cpuUs();
        control->polishItems();
        double t4 = cpuUs();
        if (!software) control->beginFrame();
        control->sync();
        double t5 = cpuUs();
        control->render();
        if (!software) control->endFrame();
        double t6 = cpuUs();
        if (!record) return;
        stages["animate"].add(t1 - t0); stages["setY"].add(t2 - t1); stages["events"].add(t3 - t2);
        stages["polish"].add(t4 - t3); stages["sync"].add(t5 - t4); stages["render"].add(t6 - t5);
        stages["logic"].add(t4 - t0);   // everything before the scene graph
        stages["frame"].add(t6 - t0);   // everything
    }
};

static void put(std::string &o, const char *k, double v) { char b[96]; snprintf(b, sizeof b, ",\"%s\":%.3f", k, v); o += b; }

int main(int argc, char **argv)
{
    auto arg = [&](const char *k, const char *d) -> std::string {
        for (int i = 1; i + 1 < argc; i += 2) if (!strcmp(argv[i] + 2, k)) return argv[i + 1];
        return d;
    };
    const std::string mode = arg("mode", "scroll"), viewKind = arg("view", "list"), cell = arg("cell", "plain");
    const std::string sizes = arg("sizes", "uniform"), where = arg("where", "visible"), render = arg("render", "null");
    const int n = atoi(arg("n", "10000").c_str()), frames = atoi(arg("frames", "600").c_str());
    const int cols = atoi(arg("cols", "3").c_str()), rounds = atoi(arg("rounds", "20").c_str()), ops = atoi(arg("ops", "10").c_str());
    const double step = atof(arg("step", "37").c_str()), rowH = atof(arg("rowh", "44").c_str());
    const int cache = atoi(arg("cache", "-1").c_str());
    const bool reuse = arg("reuse", "1") == "1", animate = arg("animate", "1") == "1";

    qputenv("QT_QPA_PLATFORM", "offscreen");
    if (render == "software") QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
    else {
        qputenv("QT_QUICK_BACKEND", "rhi"); // offscreen has no OpenGL, so Qt would otherwise fall back to the software adaptation
        QQuickWindow::setGraphicsApi(QSGRendererInterface::Null);
    }
    QGuiApplication app(argc, argv);
    Bench b;
    b.software = render == "software";
    b.driver.install();
    const int pace = atoi(arg("pace", "0").c_str());

    const double cpuApp = cpuUs(), rssApp = statusKB("VmRSS:");
    Model model;
    model.perSection = atoi(arg("persection", "100").c_str());
    if (mode == "batch") model.realRows(n); else model.virtualRows(n);

    QQmlEngine engine;
    engine.rootContext()->setContextProperty("rows", &model);
    std::string dir = argv[0];
    dir = dir.substr(0, dir.rfind('/') + 1);
    const QString file = QString::fromStdString(dir + "qml/" + (viewKind == "grid" ? "Grid" : "List") + ".qml");
    QQmlComponent comp(&engine, QUrl::fromLocalFile(file));
    if (comp.isError()) { fprintf(stderr, "%s\n", qPrintable(comp.errorString())); return 1; }

    b.control = new QQuickRenderControl;
    b.window = new QQuickWindow(b.control);
    b.window->setGeometry(0, 0, 390, 844);
    b.window->contentItem()->setSize(QSizeF(390, 844));
    const double cpuOpen0 = cpuUs();
    QVariantMap init{{"reuse", reuse}, {"cellKind", QString::fromStdString(cell)}, {"variable", sizes == "var"},
                     {"rowHeight", rowH}, {"columns", cols}, {"cellHeight", rowH}, {"sections", mode == "section"}, {"animated", animate}};
    if (viewKind != "grid") { init.remove("columns"); init.remove("cellHeight"); }
    else { init.remove("rowHeight"); init.remove("variable"); init.remove("sections"); }
    QObject *root = comp.createWithInitialProperties(init);
    if (!root) { fprintf(stderr, "%s\n", qPrintable(comp.errorString())); return 1; }
    b.view = qobject_cast<QQuickItem *>(root);
    if (cache >= 0) b.view->setProperty("cacheBuffer", cache);
    b.view->setParentItem(b.window->contentItem());
    b.view->setSize(QSizeF(390, 844));
    if (b.software) {
        b.image = QImage(390, 844, QImage::Format_ARGB32_Premultiplied);
        b.window->setRenderTarget(QQuickRenderTarget::fromPaintDevice(&b.image));
    } else {
        if (!b.control->initialize()) { fprintf(stderr, "initialize failed\n"); return 1; }
        b.window->setRenderTarget(QQuickRenderTarget::fromOpenGLTexture(1, QSize(390, 844))); // null RHI: only the size matters
    }
    b.frame(false, -1);
    const double cpuOpen1 = cpuUs();
    rusage ru; getrusage(RUSAGE_SELF, &ru);
    const double procCpu = ru.ru_utime.tv_sec * 1e3 + ru.ru_utime.tv_usec / 1e3 + ru.ru_stime.tv_sec * 1e3 + ru.ru_stime.tv_usec / 1e3;
    const double rssOpen = statusKB("VmRSS:"), hwmOpen = statusKB("VmHWM:");

    std::string o = "{\"toolkit\":\"qt\",\"qt\":\"" + std::string(qVersion()) + "\",\"mode\":\"" + mode + "\",\"view\":\"" + viewKind + "\",\"cell\":\"" + cell
        + "\",\"sizes\":\"" + sizes + "\",\"where\":\"" + where + "\",\"render\":\"" + render + "\"";
    put(o, "n", n); put(o, "cols", viewKind == "grid" ? cols : 1); put(o, "cache", b.view->property("cacheBuffer").toDouble()); put(o, "reuse", reuse); put(o, "animated", animate);
    put(o, "app_cpu_ms", cpuApp / 1e3); put(o, "app_rss_MB", rssApp / 1024);
    put(o, "open_cpu_ms", (cpuOpen1 - cpuOpen0) / 1e3); put(o, "proc_cpu_first_frame_ms", procCpu);
    put(o, "open_rss_MB", rssOpen / 1024); put(o, "open_hwm_MB", hwmOpen / 1024);

    b.paced = pace;
    auto count = [&]() { // delegates in use (not pooled)
        int c = 0;
        auto content = b.view->property("contentItem").value<QQuickItem *>();
        for (auto *k : content->childItems()) if (k->property("live").toBool()) ++c;
        return c;
    };
    if (mode == "scroll" || mode == "section") {
        for (int i = 0; i < 30; ++i) b.frame(false, -1);
        double y = b.view->property("contentY").toDouble();
        for (int i = 0; i < 60; ++i) b.frame(false, y += step);   // warm-up: JIT, pools
        for (int i = 0; i < frames; ++i) b.frame(true, y += step);
        if (arg("verify", "0") == "1") {
            auto content = b.view->property("contentItem").value<QQuickItem *>();
            for (auto *k : content->childItems()) if (k->isVisible())
                fprintf(stderr, "%s y=%.1f h=%.1f ident=%s\n", qPrintable(k->objectName()), k->y(), k->height(), qPrintable(k->property("ident").toString()));
            fprintf(stderr, "contentY=%.1f\n", b.view->property("contentY").toDouble());
        }
    } else if (mode == "jump") {
        // to the end and back, each jump with its frame, as many times as asked
        for (int r = 0; r < rounds; ++r) {
            b.wait();
            double t0 = cpuUs();
            QMetaObject::invokeMethod(b.view, "jump", Q_ARG(QVariant, n - 1));
            b.frame(false, -1, false);
            double t1 = cpuUs();
            if (r == 0) put(o, "first_jump_us", t1 - t0);
            b.stages["jump_end"].add(t1 - t0);
            if (r == 0) { put(o, "contentY_end", b.view->property("contentY").toDouble()); put(o, "contentHeight", b.view->property("contentHeight").toDouble());
                QVariant l; QMetaObject::invokeMethod(b.view, "lastIndex", Q_RETURN_ARG(QVariant, l)); put(o, "last_index_at_end", l.toInt()); }
            b.wait();
            t0 = cpuUs();
            QMetaObject::invokeMethod(b.view, "jump", Q_ARG(QVariant, 0));
            b.frame(false, -1, false);
            t1 = cpuUs();
            b.stages["jump_start"].add(t1 - t0);
        }
    } else if (mode == "batch") {
        // to the middle, then `rounds` transactions, each followed by 24 animation frames and 8 quiet ones
        QMetaObject::invokeMethod(b.view, "jump", Q_ARG(QVariant, n / 2));
        for (int i = 0; i < 30; ++i) b.frame(false, -1);
        QVariant vf, vl;
        QMetaObject::invokeMethod(b.view, "firstIndex", Q_RETURN_ARG(QVariant, vf));
        QMetaObject::invokeMethod(b.view, "lastIndex", Q_RETURN_ARG(QVariant, vl));
        put(o, "visible", vl.toInt() - vf.toInt() + 1);
        for (int r = 0; r < rounds + 3; ++r) {
            int first = 0, last = model.n;
            if (where == "visible") {
                QVariant f, l;
                QMetaObject::invokeMethod(b.view, "firstIndex", Q_RETURN_ARG(QVariant, f));
                QMetaObject::invokeMethod(b.view, "lastIndex", Q_RETURN_ARG(QVariant, l));
                first = f.toInt(); last = l.toInt() + 1;
                if (first < 0 || last <= first + ops) { fprintf(stderr, "range %d %d\n", first, last); return 1; }
            }
            const bool rec = r >= 3;
            const int span = last - first;
            b.wait();
            double t0 = cpuUs();
            for (int i = 0; i < ops; ++i) model.removeAt(rndIn(first, first + span - i));
            for (int i = 0; i < ops; ++i) model.insertAt(rndIn(first, first + span - ops + i));
            for (int i = 0; i < ops; ++i) model.moveTo(rndIn(first, first + span), rndIn(first, first + span));
            double t1 = cpuUs();
            b.frame(false, -1, false);                // the frame in which the view takes the change in
            double t2 = cpuUs();
            if (rec) { b.stages["tx_model"].add(t1 - t0); b.stages["tx_first_frame"].add(t2 - t1); b.stages["tx_total"].add(t2 - t0); }
            if (rec && r == 3) { put(o, "cells_during", count()); }
            double sum = 0;
            b.frame(false, -1); b.frame(false, -1);   // transitions start two frames late (queued start): those two are not animation frames
            for (int i = 0; i < 24; ++i) {
                b.wait(); double a = cpuUs(); b.frame(rec, -1, false); sum += cpuUs() - a;
                if (arg("verify", "0") == "1" && r == 3) {
                    auto content = b.view->property("contentItem").value<QQuickItem *>();
                    int moving = 0, fading = 0; double sx = 0, sy = 0;
                    for (auto *k : content->childItems()) { sx += k->x(); sy += k->y(); }
                    fprintf(stderr, "sum x %.2f sum y %.2f ", sx, sy);
                    for (auto *k : content->childItems()) if (k->objectName() == "cell" && k->isVisible()) {
                        if (!k->property("live").toBool()) continue;
                        if (std::fmod(k->y() + 1e-4, rowH) > 1e-3) ++moving;
                        if (k->opacity() < 1) ++fading;
                    }
                    fprintf(stderr, "frame %d cells %d off-grid %d fading %d\n", i, count(), moving, fading);
                }
            }
            if (rec) b.stages["animation_24"].add(sum);
            for (int i = 0; i < 8; ++i) b.frame(false, -1);
            if (arg("verify", "0") == "1") { // every visible index shows its model row, at its place, opaque
                QVariant f, l;
                QMetaObject::invokeMethod(b.view, "firstIndex", Q_RETURN_ARG(QVariant, f));
                QMetaObject::invokeMethod(b.view, "lastIndex", Q_RETURN_ARG(QVariant, l));
                int bad = 0;
                for (int i = f.toInt(); i <= l.toInt(); ++i) {
                    QQuickItem *it = nullptr;
                    QMetaObject::invokeMethod(b.view, "itemAtIndex", Q_RETURN_ARG(QQuickItem *, it), Q_ARG(int, i));
                    const int c = viewKind == "grid" ? cols : 1;
                    if (!it || it->property("ident").toInt() != model.idAt(i) || it->opacity() != 1
                        || std::fabs(it->x() - (i % c) * 390.0 / c) > 0.01 || (viewKind == "grid" && std::fabs(it->y() - (i / c) * rowH) > 0.01)) ++bad;
                }
                fprintf(stderr, "round %d: indices %d...%d, wrong cells %d\n", r, f.toInt(), l.toInt(), bad);
            }
        }
    }
    put(o, "cells", count());
    for (auto &s : b.stages) {
        put(o, (s.first + "_med_us").c_str(), s.second.at(0.5));
        put(o, (s.first + "_p99_us").c_str(), s.second.at(0.99));
        put(o, (s.first + "_mean_us").c_str(), s.second.mean());
    }
    put(o, "end_rss_MB", statusKB("VmRSS:") / 1024); put(o, "peak_rss_MB", statusKB("VmHWM:") / 1024);
    o += "}";
    puts(o.c_str());
    fflush(stdout);
    _exit(0);
}
