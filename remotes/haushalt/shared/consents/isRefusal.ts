import type { ConsentRecord } from '@vp-digital/core/contracts';

/** Whether a record takes back what the person had never given until then. `records` are in the order of their recording. */
export const isRefusal = (record: ConsentRecord, records: readonly ConsentRecord[]): boolean =>
  record.action === 'withdrawn' &&
  !records
    .slice(0, records.indexOf(record))
    .some(
      ({ personId, topic, action }) =>
        personId === record.personId && topic === record.topic && action === 'given',
    );
