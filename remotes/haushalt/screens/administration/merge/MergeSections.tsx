import type { MergePreview, MergeSide } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Columns, SelectField } from '@vp-digital/core/ui';
import { SectionCounts } from '../SectionCounts';
import { useSectionName } from '../useSectionName';

export interface MergeSectionsProps {
  preview: MergePreview;
  /** What the advisor has chosen; the suggestion holds for the others. */
  sides: Readonly<Record<string, MergeSide>>;
  onChange(section: string, side: MergeSide): void;
}

/** Of each kind of facts, from which side it is taken: a choice where both have some. */
export function MergeSections({ preview: { sections }, sides, onChange }: MergeSectionsProps) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'administration.merge' });
  const sectionName = useSectionName();
  return (
    <>
      <Columns>
        {sections.map(
          ({ section, here, there, added, suggested, allowsBoth }) =>
            suggested && (
              <SelectField
                key={section}
                label={sectionName(section) ?? section}
                hint={added > 0 && t('added', { count: added })}
                options={(['here', 'there', 'both'] as const)
                  .filter((side) => side !== 'both' || allowsBoth)
                  .map((side) => ({ value: side, label: t(side, { here, there }) }))}
                value={sides[section] ?? suggested}
                onChange={(side) => side && onChange(section, side)}
              />
            ),
        )}
      </Columns>
      <SectionCounts
        lines={sections.filter(({ suggested }) => !suggested)}
        counts={({ here, there, added }) => [
          here > 0 && t('stays', { count: here }),
          there + added > 0 && t('comes', { count: there + added }),
        ]}
      />
    </>
  );
}
