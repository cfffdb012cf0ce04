import { OfFigure } from '@vp-digital/core/figures';
import { healthCostsFigure, healthDifferenceFigure } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { AddIcon, AdviceIcon, Card, Chip, DataList, Figure, LaterIcon, Stack } from '@vp-digital/core/ui';
import { useAgeText } from '../../shared/module/useAgeText';
import { FitLines } from '../../shared/offers/FitLines';
import classes from './WayCard.module.css';
import type { Way, Ways } from './waysOf';

/** As they are called while one talks about them. */
const letters = { stay: 'A', supplement: 'B', private: 'C' } as const;

export interface WayCardProps {
  way: Way;
  ways: Ways;
  isAdvised: boolean;
}

/** A way: what it costs today and in retirement, what of the wishes it meets, what it means for the family. */
export function WayCard({ way, ways, isAdvised }: WayCardProps) {
  const { t } = useTranslation('pkv', { keyPrefix: 'result' });
  const { t: name } = useTranslation('pkv', { keyPrefix: 'benefits.name' });
  const { euros, list } = useFormat();
  const ageText = useAgeText();
  const { option, month, retired, fit, met, unmet } = way;
  const { tariff, offers, family, retirementAge } = ways;
  const amount = (value: number | undefined) => (value === undefined ? '–' : euros(value));
  const product = { stay: undefined, supplement: offers.file.supplement, private: tariff.tariff }[option];
  const names = (keys: Way['met']) => list(keys.map((key) => name(key)));
  return (
    <Card
      title={t(`way.${option}`)}
      caption={product ? t('product', { name: product.name, company: product.company }) : t('asToday')}
      mark={
        <span className={classes['letter']} data-advised={isAdvised || undefined} aria-hidden>
          {letters[option]}
        </span>
      }
      actions={
        isAdvised && (
          <Chip tone="positive" icon={AdviceIcon}>
            {t('advised')}
          </Chip>
        )
      }
    >
      <Stack gap="medium">
        <OfFigure figure={healthDifferenceFigure}>
          <Figure
            value={month === undefined ? '–' : euros(month, { unit: 'none' })}
            unit={t('monthly')}
            size="tile"
            certainty="estimated"
          />
        </OfFigure>
        <FitLines fit={fit} {...(option === 'private' && { below: tariff.below })} />
        <DataList
          items={[
            {
              key: 'retired',
              label:
                retirementAge === undefined
                  ? t('retiredUnknown')
                  : t('retired', { age: ageText(retirementAge) }),
              value: <OfFigure figure={healthCostsFigure}>{amount(retired)}</OfFigure>,
            },
            {
              key: 'family',
              label: t(option === 'private' ? 'family' : 'familyFund'),
              value: option === 'private' ? euros(family) : t('familyFree'),
            },
            {
              key: 'back',
              label: t('wayBack'),
              value: t(option === 'private' ? 'wayBackClosed' : 'wayBackOpen'),
            },
          ]}
        />
        {met.length + unmet.length > 0 && (
          <ul className={classes['points']}>
            {met.length > 0 && (
              <li>
                <AddIcon size={16} stroke={2} aria-hidden />
                {t('met', { names: names(met) })}
              </li>
            )}
            {unmet.length > 0 && (
              <li data-unmet>
                <LaterIcon size={16} stroke={2} aria-hidden />
                {t('unmet', { names: names(unmet) })}
              </li>
            )}
          </ul>
        )}
      </Stack>
    </Card>
  );
}
