// Measures what rounds through the site leave in memory. The waits are a visitor's: the first leaves a page in the
// middle of an animation, the second after it has settled.

import { routed } from '../support/own.ts';
import { detachedElements } from './detached.ts';
import { type Row, row, withPage } from './page.ts';

/** At first, compiled code fills caches; growth that continues after these rounds is a leak. */
const WARM_ROUNDS = 60;
const ROUNDS = 100;
const EVERY = 20;
const STAYS_MS = [300, 900];
const STAYS_ROUNDS = 30;

const [home = '', ...others] = routed;

export function benchSoak(url: string): Promise<Row[]> {
  return withPage(
    async (page, { cdp }) => {
      await cdp.send('Performance.enable');
      await page.goto(url + home);
      await page.mouse.move(20, 300);
      const round = async (stayMs: number) => {
        for (const route of [...others, home]) {
          await page.evaluate((end) => {
            const link = document.querySelector<HTMLElement>(`a[href$="/${end}"]`);
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
      const points: ({ round: number } & Awaited<ReturnType<typeof read>>)[] = [];
      for (let i = -WARM_ROUNDS; i <= ROUNDS; i++) {
        if (i >= 0 && i % EVERY === 0) points.push({ round: i, ...(await read()) });
        await round(STAYS_MS[0] ?? 0);
      }
      const growth = (name: 'heap' | 'nodes' | 'listeners') =>
        slope(points.map((point) => [point.round, point[name]]));
      const rows = [
        row('heap growth per round', growth('heap'), { most: 1, unit: 'kB' }),
        row('DOM nodes per round', growth('nodes'), { most: 0 }),
        row('listeners per round', growth('listeners'), { most: 0 }),
      ];
      for (const stayMs of STAYS_MS) {
        for (let i = 0; i < STAYS_ROUNDS; i++) await round(stayMs);
        const left = await detachedElements(cdp);
        if (left.length > 0) console.log(left.join('\n'));
        rows.push(row(`detached elements, ${stayMs} ms per page`, left.length, { most: 0 }));
      }
      return rows;
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
