import { buildingMotives } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import {
  Alert,
  Button,
  Caption,
  Card,
  Columns,
  MoneyField,
  MonthField,
  Row,
  SelectField,
  Stack,
  StepBar,
} from '@vp-digital/core/ui';
import { BuildingFrame } from '../../shared/building/BuildingFrame';
import type { BuildingProps } from '../../shared/building/WithTariffs';
import { useBuildingPlan } from '../../shared/building/useBuildingPlan';
import { Points } from '../../shared/points/Points';
import { LoansCard } from './LoansCard';
import { SubsidyCard } from './SubsidyCard';

/** Without a tariff nothing says which sums are offered. */
const anySum = { least: 0, most: Number.MAX_SAFE_INTEGER };

/** Somebody's reason and sum. */
export function NeedView({ data, person, tariffs }: BuildingProps) {
  const { t } = useTranslation('beratung', { keyPrefix: 'building.need' });
  const { t: word } = useTranslation('household/buildingPlans');
  const { euros } = useFormat();
  const householdId = useHouseholdId();
  const today = useHost().clock.today();
  const plan = data.buildingPlans.items[person.id];
  const editor = useBuildingPlan({ data, person });
  const { needAmount, equity = 0, sum, motive } = plan ?? {};
  const open = needAmount === undefined ? undefined : Math.max(0, needAmount - equity);
  const proposed = open === undefined ? undefined : Math.ceil(open / 1_000_00) * 1_000_00;
  const { least, most } = (tariffs[plan?.variant ?? 'financer'] ?? tariffs.yielder)?.sums ?? anySum;
  const isOffered = proposed !== undefined && proposed >= least && proposed <= most;
  const isWrong = sum !== undefined && (sum < least || sum > most);
  return (
    <BuildingFrame
      step="need"
      name={t('name')}
      headline={
        sum === undefined
          ? t('headline.open', { name: person.name })
          : t('headline.sum', { amount: euros(sum), name: person.name })
      }
      caption={t('caption')}
      data={data}
      person={person}
    >
      <Columns>
        <Card title={t('what')}>
          <Stack gap="medium">
            <SelectField
              {...editor.choice('motive', t('motive'))}
              options={buildingMotives.map((value) => ({ value, label: word(`motive.${value}`) }))}
            />
            <Columns kind="fields">
              <MoneyField {...editor.field('needAmount', t('needAmount'))} />
              <MoneyField {...editor.field('equity', t('equity'))} />
            </Columns>
            <MonthField {...editor.field('needOn', t('needOn'))} min={today.slice(0, 7)} />
          </Stack>
        </Card>
        <Card title={t('sum')} caption={t('sumCaption')}>
          <Stack gap="medium">
            {proposed === undefined ? (
              <p>{t('noProposal')}</p>
            ) : (
              <Row spread>
                <span>{t('proposal', { amount: euros(proposed) })}</span>
                {isOffered && proposed !== sum && (
                  <Button
                    writes
                    size="compact"
                    onClick={() => {
                      editor.set('sum', proposed, t('sumField'));
                      editor.leave();
                    }}
                  >
                    {t('take')}
                  </Button>
                )}
              </Row>
            )}
            {proposed !== undefined && !isOffered && (
              <Alert tone="warning" title={t(proposed < least ? 'tooSmall' : 'tooLarge')} />
            )}
            <MoneyField
              {...editor.field('sum', t('sumField'))}
              warning={isWrong ? t(sum < least ? 'tooSmall' : 'tooLarge') : undefined}
            />
          </Stack>
        </Card>
      </Columns>
      <Columns>
        <LoansCard data={data} />
        <SubsidyCard data={data} person={person} />
      </Columns>
      <Card title={t('notFor')}>
        <Points points={(['purpose', 'return', 'soon'] as const).map((reason) => t(`not.${reason}`))} />
        {motive === 'subsidy' && <Caption>{t('subsidyAlone')}</Caption>}
      </Card>
      <StepBar next={{ label: t('next'), href: routes.buildingSavingsConcept.href({ householdId }) }} />
    </BuildingFrame>
  );
}
