import { createPdf } from '@vp-digital/core/pdf/createPdf';
import { householdReport } from '@vp-digital/core/pdf/testing';
import { median } from './reporter';

/**
 * Seconds that a report may take, four times as long for four times the pages; it is made in a worker that reports
 * progress.
 */
const targets = [
  { pages: 10, seconds: 2 },
  { pages: 40, seconds: 8 },
] as const;

const runs = 5;

/** Reports of 10 and of 40 pages, from the model to the bytes, on one core; and how often they report progress. */
export async function benchPdf(): Promise<void> {
  for (const { pages, seconds } of targets) {
    const document = await reportOf(pages);
    const times: number[] = [];
    const silences: number[] = [];
    for (let run = 0; run <= runs; run++) {
      let last = performance.now();
      const started = last;
      let silence = 0;
      const { bytes } = await createPdf(document, () => {
        silence = Math.max(silence, performance.now() - last);
        last = performance.now();
      });
      if (run === 0)
        console.log(`     ${pages} pages: ${(bytes.length / 1_000).toFixed(0)} kB`); // warm-up
      else {
        times.push((performance.now() - started) / 1_000);
        silences.push(silence);
      }
    }
    const time = median(times);
    console.log(
      `${time <= seconds ? 'ok  ' : 'MISS'} ${pages} pages: ${time.toFixed(2)} s (at most ${seconds}), ` +
        `longest without a word of progress ${median(silences).toFixed(0)} ms`,
    );
  }
}

/** A household's report with its chapters repeated until it has this many pages. */
async function reportOf(pages: number): Promise<typeof householdReport> {
  for (let times = 1; ; times++) {
    const blocks = Array.from({ length: times }, () => householdReport.blocks).flat();
    const document = { ...householdReport, blocks };
    if ((await createPdf(document)).pageCount >= pages) return document;
  }
}
