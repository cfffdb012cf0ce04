import type { Block } from '@vp-digital/core/pdf';
import type { Making } from './making';

/** What goes along with the report, by name; nothing where nothing does. */
export function attachmentBlocks({ attachments = [], settings: { t } }: Making): Block[] {
  if (attachments.length === 0) return [];
  return [
    { kind: 'heading', level: 2, text: t('report.attachments') },
    { kind: 'list', marker: 'number', items: attachments.map(({ name }) => name) },
  ];
}
