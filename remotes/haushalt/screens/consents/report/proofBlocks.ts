import type { ConsentProof, ConsentRecord } from '@vp-digital/core/contracts';
import type { Block } from '@vp-digital/core/pdf';
import type { PersonLine } from '../lines';
import { strokePath } from '../signature/strokePath';
import type { ReportWords } from './reportWords';

/** What shows the consents: a signature is drawn as it was, a name and minutes are quoted. */
export function proofBlocks(
  records: readonly ConsentRecord[],
  person: PersonLine,
  words: ReportWords,
): Block[] {
  const proven = records.flatMap((record) => (record.proof ? [{ ...record, proof: record.proof }] : []));
  if (proven.length === 0) return [];
  const { t } = words;
  return [
    { kind: 'chapter', name: t('consents.report.proofs'), keySentence: t('consents.report.proofsSentence') },
    ...proven.flatMap((record): Block[] => [
      { kind: 'heading', level: 2, text: t(`consents.topic.${record.topic}`) },
      ...proofBlock(record, person, words),
      {
        kind: 'paragraph',
        size: 'note',
        text: `${t('consents.proof.checksum')}: ${record.sha256.replace(/.{8}(?=.)/g, '$& ')}`,
      },
    ]),
  ];
}

type Proven = ConsentRecord & { proof: ConsentProof };

function proofBlock({ proof, at }: Proven, { name }: PersonLine, { t, format }: ReportWords): Block[] {
  if (proof.form === 'click')
    return [{ kind: 'paragraph', text: `${t('consents.proof.name')}: ${proof.name}` }];
  if (proof.form === 'oral')
    return [{ kind: 'paragraph', text: `${t('consents.proof.minutes')}: ${proof.minutes}` }];
  const { width, height, strokes } = proof.signature;
  return [
    {
      kind: 'figure',
      alt: t('consents.proof.signature', { name, at: format.dateTime(at) }),
      width: width / 3,
      height: height / 3,
      shapes: strokes.map((stroke) => ({ kind: 'path', data: strokePath(stroke, 1 / 3), fill: '#1b2022' })),
      table: {
        kind: 'table',
        columns: [
          { kind: 'text', label: t('consents.proof.form'), width: 4 },
          { kind: 'text', label: t('consents.proof.at'), width: 4 },
        ],
        rows: [{ kind: 'plain', cells: [t('consents.form.signature'), format.dateTime(at)] }],
      },
    },
  ];
}
