import { AssumedPension, FigureCalculation } from '@vp-digital/core/figures';
import {
  type IncomeProtection,
  protectionGapFigure,
  freeAmount,
  knownFree,
  knowsContracts,
  type Outcome,
} from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { Alert, Button, Caption, Card, Chip, Row, Stack } from '@vp-digital/core/ui';
import type { Cents } from '@vp-digital/core/finance';
import type { PersonData, ProtectionData } from '../../shared/wishes/data';
import { useProtectionWish } from '../../shared/wishes/useProtectionWish';
import { CoverBar } from './CoverBar';
import { NeedLegend } from './NeedLegend';
import { agreedNeed, NeedSlider } from './NeedSlider';
import { NeedTable } from './NeedTable';
import { shownProtection } from '../../shared/protection/shownProtection';

/** F17 with the part of net that the person wants to be secured: once said, every other page counts with it. */
export function NeedCard({ data, person }: PersonData) {
  const { t } = useTranslation('beratung', { keyPrefix: 'need.card' });
  const { t: judged } = useTranslation('household/judgedNeeds');
  const { euros, money } = useFormat();
  const { clock } = useHost();
  const wish = useProtectionWish({ data, person });
  const share = wish.field('needPercent', t('wanted'));
  const outcome = protectionGapFigure.of(data, { personId: person.id, date: clock.today() });
  if (outcome.kind !== 'computed') return undefined;
  const protection = outcome.value;
  const percent = share.value ?? agreedNeed;
  const { target, secured, gap } = shownProtection(protection);
  const known = fixedCosts(data, protection.net);
  const costs = known.kind === 'computed' ? known.value : undefined;
  const said = t(gap > 0 ? 'label' : 'labelCovered', {
    target: euros(target),
    secured: euros(secured),
    gap: euros(gap),
  });
  return (
    <Card
      title={t('title')}
      caption={t('caption')}
      actions={share.value !== undefined && <Chip tone="info">{t('wanted')}</Chip>}
    >
      <Stack>
        <NeedSlider {...share} value={percent} amount={euros(target)} />
        <NeedTable data={data} person={person} chosen={percent} />
        <CoverBar
          label={costs === undefined ? said : `${said} ${t('labelCosts', { costs: euros(costs) })}`}
          protection={protection}
          costs={costs}
        />
        <NeedLegend protection={protection} costs={known} data={data} person={person} />
        <AssumedPension assumed={protection.pension.assumed} pension="disability" name={person.name} />
        {!knowsContracts(data, 'insurance') && <Caption>{judged('doubt.contracts')}</Caption>}
        <NeedHints protection={protection} costs={costs} />
        <Row spread>
          <FigureCalculation
            figure={protectionGapFigure}
            household={data}
            input={{ personId: person.id }}
            of={person.name}
            remark={costs === undefined ? undefined : t('remark', { costs: money(costs) })}
          />
          {share.value !== undefined && (
            <Button
              writes
              kind="quiet"
              size="compact"
              onClick={() => wish.choice('needPercent', t('wanted')).onChange(undefined)}
            >
              {t('reset', { share: agreedNeed })}
            </Button>
          )}
        </Row>
      </Stack>
    </Card>
  );
}

/** What the bar shows without a word: a need below what has to be carried, and a cover that ends before it should. */
function NeedHints({ protection, costs = 0 }: { protection: IncomeProtection; costs: number | undefined }) {
  const { t } = useTranslation('beratung');
  const { euros } = useFormat();
  const { target } = shownProtection(protection);
  const tooLow = costs - target;
  const later = protection.gaps.find(({ fromAge }) => fromAge !== undefined);
  return (
    <>
      {tooLow > 0 && (
        <Alert tone="warning" title={t('need.hint.belowCosts', { amount: euros(tooLow) })}>
          {t('need.hint.belowCostsText', { costs: euros(costs), target: euros(target) })}
        </Alert>
      )}
      {later && (
        <Alert
          tone="info"
          title={t('cover.hint.endsEarly.title', { age: later.fromAge, gap: euros(later.gapMonth) })}
        >
          {t('cover.hint.endsEarly.text')}
        </Alert>
      )}
    </>
  );
}

/**
 * What a person's income has to carry at least each month: living costs, premiums and loan rates of the household less
 * all the other net incomes, which go on. Missing: somebody's net, expenses.
 *
 * @param ownNet net of a month that the person's work brings; after the own premium of private health insurance, the
 * costs are without it, too
 */
function fixedCosts(data: ProtectionData, ownNet: Cents): Outcome<Cents> {
  const free = knownFree(data);
  if (free.kind !== 'computed') return free;
  const { net, expenses, insurance, loanRates } = freeAmount(data);
  return { kind: 'computed', value: Math.max(0, expenses + insurance + loanRates - (net - ownNet)) };
}
