import type { SectionData } from '@vp-digital/core/household';
import { ChoiceGroup } from '@vp-digital/core/forms';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Card, Checkbox, Empty } from '@vp-digital/core/ui';
import { entriesInReport } from '../../shared/report/reportEntries';
import type { Composing } from './useComposition';

/** What was written down in the talk for the household: all of it, unless it is left out of this summary. */
export function NotesCard({ composing, sections }: { composing: Composing; sections: SectionData }) {
  const { t } = useTranslation('gespraechszusammenfassung', { keyPrefix: 'composer.notes' });
  const { leftOut = [] } = composing.composition;
  const entries = entriesInReport(sections);
  const include = (id: string, isIn: boolean) => {
    const others = leftOut.filter((one) => one !== id);
    const next = isIn ? others : [...others, id];
    composing.choose({ leftOut: next.length > 0 ? next : undefined });
  };
  return (
    <Card title={t('title')} caption={t('caption')}>
      {entries.length === 0 ? (
        <Empty>{t('none')}</Empty>
      ) : (
        <ChoiceGroup label={t('label')}>
          {entries.map(([id, { text }]) => (
            <Checkbox
              key={id}
              label={text}
              value={!leftOut.includes(id)}
              onChange={(isIn) => include(id, isIn)}
            />
          ))}
        </ChoiceGroup>
      )}
    </Card>
  );
}
