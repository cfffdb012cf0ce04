import { type HealthChartDocument, type HealthChartRemoval, healthChart } from '@vp-digital/core/contracts';
import { json, type TestServices } from './testServices';

const mark = { salt: 'ab'.repeat(16), checksum: 'cd'.repeat(32) };
const givenOn = '2026-10-01';
const at = '2026-10-01T10:00:00.000Z';

export interface ServedHealthChart {
  /** The answers as the services hold them. */
  document(): HealthChartDocument;
  /** Somebody else has changed them meanwhile, or they fail: the next save is answered by this status. */
  refuseOnce(status: number): void;
}

/** Answers the calls about a person's health answers, by version as the services do; without `initial` there are none. */
export function serveHealthChart(
  services: TestServices,
  initial: Partial<HealthChartDocument> & Pick<HealthChartDocument, 'personId'>,
): ServedHealthChart {
  const { personId } = initial;
  let document: HealthChartDocument = { state: 'empty', version: 0, ...initial };
  let refusal: number | undefined;
  const save = (body: unknown) => {
    const status = refusal;
    refusal = undefined;
    if (status !== undefined) {
      document = { ...document, version: document.version + 1 };
      return json(status, { ...document, code: 'failed', title: 'refused' });
    }
    const { copiedAt: _, ...rest } = document;
    document = {
      ...rest,
      state: 'given',
      version: document.version + 1,
      chart: healthChart.parse(body),
      givenOn,
      keptUntil: '2026-12-30T10:00:00.000Z',
    };
    return json(200, document);
  };
  const copy = () => {
    document = { ...document, copiedAt: at };
    return json(200, {
      format: 'vp-digital.health/1',
      createdAt: at,
      personId,
      givenOn,
      chart: document.chart,
      ...mark,
    });
  };
  const remove = (body: unknown) => {
    const copied = (body as HealthChartRemoval).copy === 'handedOver'; // our own client's calls
    const { checksum } = mark;
    const answers = Object.keys(document.chart?.answers ?? {}).length;
    const ended = { at, reason: 'removed' as const, givenOn, answers, checksum, copied };
    document = { personId, state: 'empty', version: document.version, ended };
    return json(200, document);
  };
  services.intercept(({ url, method, body }) => {
    const [, whose, action] = /\/persons\/([^/]+)\/health-chart(?:\/(\w+))?$/.exec(url.pathname) ?? [];
    if (whose !== personId) return undefined;
    if (action === 'copy') return copy();
    if (action === 'removal') return remove(body);
    return method === 'PUT' ? save(body) : json(200, document);
  });
  return {
    document: () => document,
    refuseOnce: (status) => {
      refusal = status;
    },
  };
}
