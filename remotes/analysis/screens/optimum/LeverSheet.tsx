import { OfFigure } from '@vp-digital/core/figures';
import { lawFor } from '@vp-digital/core/finance';
import {
  leverEffort,
  leverTraits,
  type Optimum,
  optimumFigure,
  shortNameOf,
  soleChurchMember,
} from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { Button, Caption, DataList, Row, SideSheet, Stack } from '@vp-digital/core/ui';
import { ChildAllowances } from './ChildAllowances';
import { ConditionList } from './ConditionList';
import type { OptimumData } from '../../shared/optimum/data';
import { EmployerSavingsNet } from './EmployerSavingsNet';
import { IntoCart } from './IntoCart';
import { LeverFields } from './LeverFields';
import classes from './LeverSheet.module.css';
import { shownLever } from './shownLevers';
import { TakeOver } from './TakeOver';
import { useLeverWords } from '../../shared/optimum/useLeverWords';

export interface LeverSheetProps {
  id: string;
  /** The key of what is shown. */
  opened: string;
  found: Optimum;
  data: OptimumData;
  onClose(): void;
}

/** One lever: its amounts, what has to be so, what else it changes, the law it stands in, and what was found out about it. */
export function LeverSheet({ id, opened, found, data, onClose }: LeverSheetProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'optimumParts' });
  const { t: page } = useTranslation('analysis', { keyPrefix: 'optimum' });
  const { euros, percent } = useFormat();
  const { leverName, stepName, effectText } = useLeverWords(data);
  const { year, law } = lawFor(useHost().clock.today());
  const share = percent(law.occupationalPension.employerShare, { maximumDecimals: 0 });
  const shown = shownLever(data, found, opened);
  if (!shown) return undefined;
  const { levers, step } = shown;
  const [first] = levers;
  const { effects, source } = leverTraits[first.lever];
  const churchMember =
    first.lever === 'basicPension' ? soleChurchMember(data, first.personId ?? '') : undefined;
  const amounts = (['used', 'possible', 'open'] as const).map((part) => ({
    key: part,
    label: page(`column.${part}`),
    value: euros(step?.[part] ?? 0),
    total: part === 'open',
  }));
  return (
    <SideSheet id={id} opened title={stepName(levers)} onClose={onClose}>
      <Stack gap="medium">
        <p>{t(`about.${first.lever}.text`, { share })}</p>
        {first.lever === 'riester' && <ChildAllowances data={data} />}
        {step && (
          <OfFigure figure={optimumFigure}>
            {step.levers.length > 1 && (
              <DataList
                items={step.levers.map((lever) => ({
                  key: lever.lever,
                  label: leverName({ lever: lever.lever }),
                  value: euros(lever.open),
                }))}
              />
            )}
            <DataList items={amounts} />
          </OfFigure>
        )}
        {step && first.lever === 'employerSavings' && (
          <EmployerSavingsNet lever={{ ...first, ...step }} data={data} />
        )}
        {churchMember !== undefined && (
          <p>{t('soleChurchMember', { person: shortNameOf(data, churchMember) ?? '' })}</p>
        )}
        <ConditionList lever={first} data={data} />
        {effects.length > 0 && (
          <section>
            <h3>{t('effects')}</h3>
            <ul className={classes['effects']}>
              {effects.map((effect) => (
                <li key={effect}>{effectText(effect)}</li>
              ))}
            </ul>
          </section>
        )}
        <LeverFields levers={levers} data={data} />
        <Caption>
          {t('effort', { effort: page(`effort.${leverEffort[first.lever]}`) })}
          {source !== undefined && ` · ${t('law', { source, year })}`}
        </Caption>
        <Row>
          <Button kind="primary" leavesSheet onClick={onClose}>
            {t('done')}
          </Button>
          {step && <TakeOver step={step} data={data} />}
          {step && <IntoCart step={step} data={data} />}
        </Row>
      </Stack>
    </SideSheet>
  );
}
