import { useFigureTexts } from '@vp-digital/core/figures';
import { type IncomeProtection, protectionGapFigure } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { Chip, type SumColumn, SumTable } from '@vp-digital/core/ui';
import type { PersonData } from '../../shared/wishes/data';
import { needSteps } from './NeedSlider';
import classes from './NeedTable.module.css';
import { shownProtection } from '../../shared/protection/shownProtection';

interface Step {
  /** Percent of net. */
  share: number;
  protection: IncomeProtection;
}

/** What the slider would show at each of its values: paper has no slider. */
export function NeedTable({ data, person, chosen }: PersonData & { chosen: number }) {
  const { t } = useTranslation('beratung', { keyPrefix: 'need' });
  const { euros, percent } = useFormat();
  const { word } = useFigureTexts();
  const { clock } = useHost();
  const shares = [...new Set([...needSteps, chosen])].sort((one, other) => one - other);
  const rows = shares.flatMap((share): Step[] => {
    const input = { personId: person.id, date: clock.today(), needShare: share / 100 };
    const outcome = protectionGapFigure.of(data, input);
    return outcome.kind === 'computed' ? [{ share, protection: outcome.value }] : [];
  });
  const format = (amount: number) => euros(amount);
  const columns: SumColumn<Step>[] = [
    {
      kind: 'text',
      key: 'share',
      header: t('slider.label'),
      cell: ({ share }) => (
        <>
          {percent(share / 100, { maximumDecimals: 0 })}{' '}
          {share === chosen && <Chip>{t('table.chosen')}</Chip>}
        </>
      ),
    },
    {
      kind: 'figure',
      key: 'target',
      header: word('protectionNeed'),
      value: ({ protection }) => shownProtection(protection).target,
      format,
    },
    {
      kind: 'figure',
      key: 'gap',
      header: word('protectionGap'),
      value: ({ protection }) => shownProtection(protection).gap,
      format,
    },
  ];
  return (
    <div className={classes['onPaper']}>
      <SumTable
        caption={t('table.title')}
        columns={columns}
        rows={rows}
        rowKey={({ share }) => String(share)}
      />
    </div>
  );
}
