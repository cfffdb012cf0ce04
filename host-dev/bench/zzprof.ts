import { inBrowser } from './inBrowser';
import { newVisitor, signedIn, slowLine } from './visitor';
import { watchContent, type WatchedWindow } from './visits/watchContent';
import { countTraffic } from './visits/line';
import { overviewPath } from './visitor';

await inBrowser(async (browser, services) => {
  const kept = await signedIn(browser, services.url);
  const { page, session } = await newVisitor(browser, services.url, kept, watchContent);
  await page.addInitScript(() => {
    const w = window as unknown as { log: string[]; t0: number };
    w.log = [];
    const state = () => `${document.querySelector('main:not([inert] *) h1')?.textContent} busy ${[...document.querySelectorAll('main [aria-busy="true"]')].map((e) => (e.closest('section,article')?.textContent ?? '').slice(0, 20)).join('|')}`;
    let last = '';
    new MutationObserver(() => { const s = state(); if (s !== last) { last = s; w.log.push(`${performance.now().toFixed(0)} ${s}`); } }).observe(document, { subtree: true, childList: true, attributes: true });
    new PerformanceObserver((list) => { for (const e of list.getEntries()) w.log.push(`${e.startTime.toFixed(0)} long task +${e.duration.toFixed(0)}`); }).observe({ type: 'longtask', buffered: true });
  });
  const line = await countTraffic(session);
  await session.send('Network.emulateNetworkConditions', slowLine);
  for (let i = 0; i < 4; i++) {
    await page.goto('about:blank');
    await line.quiet();
    await page.goto(overviewPath, { waitUntil: 'commit' });
    const time = await page.evaluate(() => (window as unknown as WatchedWindow).firstContent());
    if (i !== 3) continue;
    console.log('=====', time.toFixed(0));
    console.log(await page.evaluate(() => {
      const w = window as unknown as { log: string[] };
      const r = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const nav = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming;
      return [...w.log, ...r.map((e) => `${e.startTime.toFixed(0)} .. ${e.responseStart.toFixed(0)} .. ${e.responseEnd.toFixed(0)} ${e.transferSize} ${new URL(e.name).pathname}`), `${nav.responseStart.toFixed(0)} html; ${nav.responseEnd.toFixed(0)} htmlend ; dom ${nav.domInteractive.toFixed(0)} dcl ${nav.domContentLoadedEventStart.toFixed(0)}`].sort((a, b) => parseInt(a) - parseInt(b)).join('\n');
    }));
  }
});
