import type { MoveOutPreview } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { type SumColumn, SumTable } from '@vp-digital/core/ui';
import { useSectionName } from '../useSectionName';

type Line = MoveOutPreview['sections'][number];

/** Of each kind of facts, how many entries go and how many stay. */
export function MoveOutSections({ sections }: Pick<MoveOutPreview, 'sections'>) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'administration.moveOut' });
  const sectionName = useSectionName();
  const columns: SumColumn<Line>[] = [
    {
      kind: 'text',
      key: 'section',
      header: t('what'),
      cell: ({ section }) => sectionName(section) ?? section,
    },
    ...(['goes', 'joint', 'stays'] as const).map((key) => ({
      ...{ kind: 'figure' as const, key, header: t(key), format: String },
      value: (line: Line) => line[key] || undefined,
    })),
  ];
  return <SumTable caption={t('what')} columns={columns} rows={sections} rowKey={({ section }) => section} />;
}
