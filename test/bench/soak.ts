// Measures what a hundred rounds through the site leave in memory.
import { detachedElements } from '../support/detached.ts';
import { withPage } from './page.ts';
import { type Row, row } from './table.ts';

const ROUTES = ['About', 'Projects', 'Skills', 'Contact', 'Home'];
/** At first, compiled code fills caches; growth that continues after these rounds is a leak. */
const WARM_ROUNDS = 60;
const ROUNDS = 100;
const EVERY = 20;
const STAY_MS = 300;
/** The first leaves a page in the middle of an animation, the second after it has settled. */
const STAYS_MS = [300, 900];
const STAYS_ROUNDS = 50;

export function benchSoak(url: string): Promise<Row[]> {
  return withPage(
    async (page, { cdp }) => {
      await cdp.send('Performance.enable');
      await page.goto(`${url}Home`);
      await page.mouse.move(20, 300);
      const round = async (routes = ROUTES, stayMs = STAY_MS) => {
        for (const route of routes) {
          await page.evaluate((end) => {
            const link = [...document.querySelectorAll('a')].find(
              (a) => a.origin === window.location.origin && a.pathname.endsWith(`/${end}`),
            );
            if (!link) throw new Error(`no link leads to ${end}`);
            link.click();
          }, route);
          await page.waitForTimeout(stayMs);
        }
      };
      const read = async () => {
        for (let i = 0; i < 3; i++) await cdp.send('HeapProfiler.collectGarbage');
        const { metrics } = await cdp.send('Performance.getMetrics');
        const of = (name: string) => metrics.find((m) => m.name === name)?.value ?? Number.NaN;
        return { heap: of('JSHeapUsedSize') / 1024, nodes: of('Nodes'), listeners: of('JSEventListeners') };
      };
      for (let i = 0; i < WARM_ROUNDS; i++) await round();
      const points = [{ round: 0, ...(await read()) }];
      for (let i = 1; i <= ROUNDS; i++) {
        await round();
        if (i % EVERY === 0) points.push({ round: i, ...(await read()) });
      }
      const elements = [];
      for (const stayMs of STAYS_MS) {
        for (let i = 0; i < STAYS_ROUNDS; i++) await round(['About', 'Contact', 'Home'], stayMs);
        const left = await detachedElements(cdp);
        if (left.length > 0) console.log(left.join('\n'));
        elements.push(row(`detached elements, ${stayMs} ms per page`, left.length, { most: 0 }));
      }
      const growth = (name: 'heap' | 'nodes' | 'listeners') =>
        slope(points.map((point) => [point.round, point[name]]));
      return [
        row('heap growth per round of five routes', growth('heap'), { most: 1, unit: 'kB' }),
        row('DOM nodes per round', growth('nodes'), { most: 0 }),
        row('listeners per round', growth('listeners'), { most: 0 }),
        ...elements,
      ];
    },
    { slow: false },
  );
}

/** Least squares. */
function slope(points: [x: number, y: number][]) {
  const mean = (values: number[]) => values.reduce((sum, v) => sum + v, 0) / values.length;
  const [x0, y0] = [mean(points.map(([x]) => x)), mean(points.map(([, y]) => y))];
  const up = points.reduce((sum, [x, y]) => sum + (x - x0) * (y - y0), 0);
  return up / points.reduce((sum, [x]) => sum + (x - x0) ** 2, 0);
}
