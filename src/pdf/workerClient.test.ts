import { answerRequest } from './answerRequest';
import { everything, householdReport, reportOf } from './testing';
import { createPdfWorker } from './workerClient';
import type { WorkerRequest, WorkerResponse } from './workerProtocol';

/** The worker's end of the wire in the same thread: messages are copied and arrive later, as a browser does it. */
class LocalWorker extends EventTarget {
  static started = 0;
  #isRunning = true;

  constructor(private readonly failure?: string) {
    super();
    LocalWorker.started += 1;
  }

  postMessage(request: WorkerRequest): void {
    const { failure } = this;
    setImmediate(() => {
      if (failure !== undefined) this.#dispatch(Object.assign(new Event('error'), { message: failure }));
      else
        void answerRequest(structuredClone(request), (response, transfer) =>
          this.#answer(response, transfer),
        );
    });
  }

  terminate(): void {
    this.#isRunning = false;
  }

  #answer(response: WorkerResponse, transfer: readonly ArrayBuffer[]): void {
    const data = structuredClone(response, { transfer: [...transfer] });
    setImmediate(() => this.#dispatch(new MessageEvent('message', { data })));
  }

  #dispatch(event: Event): void {
    if (this.#isRunning) this.dispatchEvent(event);
  }
}

/** Of a `Worker` the client uses exactly what `LocalWorker` has. */
const localWorker = (failure?: string) => new LocalWorker(failure) as unknown as Worker;

beforeEach(() => {
  LocalWorker.started = 0;
});

test('a page gets the layout for its preview and the file for its download from one worker', async () => {
  const client = createPdfWorker(() => localWorker());
  const [layout, pdf] = await Promise.all([client.layout(householdReport), client.pdf(householdReport)]);
  expect(layout.pages).toHaveLength(2);
  expect(pdf).toMatchObject({ pageCount: 2, replacements: [] });
  expect(Buffer.from(pdf.bytes.slice(0, 8)).toString('latin1')).toBe('%PDF-1.7');
  expect(LocalWorker.started).toBe(1);
});

test('a mistake in the report rejects with its reason, and the next job is done all the same', async () => {
  const client = createPdfWorker(() => localWorker());
  await expect(client.pdf(reportOf())).rejects.toThrow('nothing to draw');
  await expect(client.pdf(householdReport)).resolves.toMatchObject({ pageCount: 2 });
});

test('cancelling ends the worker; the next job starts another', async () => {
  const client = createPdfWorker(() => localWorker());
  const controller = new AbortController();
  const job = client.pdf(everything, { signal: controller.signal });
  await Promise.resolve();
  controller.abort();
  await expect(job).rejects.toMatchObject({ name: 'AbortError' });
  await expect(client.pdf(householdReport)).resolves.toMatchObject({ pageCount: 2 });
  expect(LocalWorker.started).toBe(2);
});

test('a job cancelled while it waits is never started', async () => {
  const client = createPdfWorker(() => localWorker());
  const first = client.layout(householdReport);
  await expect(client.pdf(everything, { signal: AbortSignal.abort() })).rejects.toMatchObject({
    name: 'AbortError',
  });
  await expect(first).resolves.toMatchObject({ replacements: [] });
  expect(LocalWorker.started).toBe(1);
});

test('a worker whose script cannot be loaded rejects the job', async () => {
  const client = createPdfWorker(() => localWorker('Script could not be loaded'));
  await expect(client.layout(householdReport)).rejects.toThrow('Script could not be loaded');
});

test('disposing rejects what is running', async () => {
  const client = createPdfWorker(() => localWorker());
  const job = client.pdf(everything);
  await Promise.resolve();
  client.dispose();
  await expect(job).rejects.toMatchObject({ name: 'AbortError' });
});

test('the worker reports progress before the file, and posts errors instead of failing', async () => {
  const responses: WorkerResponse[] = [];
  const long = reportOf(...Array.from({ length: 20 }, () => everything.blocks).flat());
  await answerRequest({ kind: 'pdf', model: long }, (response) => responses.push(response));
  const kinds = responses.map(({ kind }) => kind);
  expect(kinds.slice(0, -1).every((kind) => kind === 'progress')).toBe(true);
  expect(kinds.length).toBeGreaterThan(1);
  expect(kinds.at(-1)).toBe('pdf');
});
