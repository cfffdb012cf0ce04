import { type MoveOutFate, moveOutFates, type MoveOutPreview } from '@vp-digital/core/contracts';
import { isSectionName } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Button, DataList, Stack } from '@vp-digital/core/ui';
import { useState } from 'react';
import { useExportWords } from '../../../shared/export/useExportWords';
import { useSectionName } from '../useSectionName';

export interface MoveOutNamesProps {
  entries: MoveOutPreview['entries'];
  /** What the persons of the household are called. */
  nameOf(personId: string): string | undefined;
}

/** On demand: which contracts, incomes, assets and goals go, are joint and stay. */
export function MoveOutNames({ entries, nameOf }: MoveOutNamesProps) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'administration.moveOut' });
  const { list } = useFormat();
  const words = useExportWords();
  const sectionName = useSectionName();
  const [isOpen, setOpen] = useState(false);
  if (entries.length === 0) return undefined;
  const wordOf = ({ section, code }: MoveOutPreview['entries'][number]) =>
    code !== undefined && isSectionName(section)
      ? words.code(section, section === 'contracts' ? 'line' : 'kind', code) // a later release may know others
      : undefined;
  const textOf = (entry: MoveOutPreview['entries'][number]) =>
    [
      [wordOf(entry), entry.name].filter(Boolean).join(' '),
      ...entry.personIds.flatMap((id) => nameOf(id) ?? []),
    ]
      .filter((part) => part !== '')
      .join(', ');
  const linesOf = (fate: MoveOutFate) => {
    const ofFate = entries.filter((entry) => entry.fate === fate);
    return [...new Set(ofFate.map(({ section }) => section))].map((section) => ({
      key: section,
      label: sectionName(section) ?? section,
      value: list(ofFate.filter((entry) => entry.section === section).map(textOf)),
    }));
  };
  return (
    <Stack gap="small">
      <div>
        <Button size="compact" kind="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'names.hide' : 'names.show')}
        </Button>
      </div>
      {isOpen &&
        moveOutFates.map((fate) => {
          const lines = linesOf(fate);
          return (
            lines.length > 0 && (
              <div key={fate} role="group" aria-label={t(`names.${fate}`)}>
                <h3>{t(`names.${fate}`)}</h3>
                <DataList items={lines} />
              </div>
            )
          );
        })}
    </Stack>
  );
}
