import { addMonths, euros as inCents } from '@vp-digital/core/finance';
import {
  disabilityPension,
  earlyPension,
  type LifeEvent,
  partTimeNet,
  shortNameOf,
  survivorPay,
  survivorRules,
} from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import {
  Caption,
  MoneyField,
  MonthField,
  NumberField,
  PercentField,
  SelectField,
  SideSheet,
  Stack,
} from '@vp-digital/core/ui';
import type { Evented } from './evented';
import { useEventWords } from './useEventWords';

type EventField = Exclude<keyof LifeEvent, 'id' | 'kind'>;

/** The fields of each kind, in the order in which they are asked. */
const fieldsOf: Readonly<Record<LifeEvent['kind'], readonly EventField[]>> = {
  child: ['amount'],
  parentalLeave: ['personId', 'months', 'amount', 'amountMonths'],
  partTime: ['personId', 'share', 'amount', 'months'],
  house: ['once', 'debt', 'interest', 'rate', 'amount', 'rent'],
  sabbatical: ['personId', 'months', 'amount'],
  unemployment: ['personId', 'months', 'amount'],
  care: ['personId', 'amount', 'months'],
  earlyPension: ['personId', 'amount'],
  disability: ['personId', 'amount'],
  death: ['personId', 'once', 'share', 'amount'],
  houseSale: ['once', 'amount', 'rent'],
};

const mostOf = { once: 10_000_000, debt: 10_000_000, rate: 100_000, rent: 100_000, amount: 100_000 } as const;

export interface EventSheetProps extends Evented {
  event: LifeEvent;
  onChange(event: LifeEvent): void;
  onClose(): void;
}

/** What is asked of an event, and what the law says to it. What the software does not know is asked for as an amount. */
export function EventSheet({ event, onChange, onClose, ...budgeted }: EventSheetProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'futureHouseholdBudget.sheet' });
  const { facts, result } = budgeted;
  const { eventName } = useEventWords(facts, result);
  const effect = result.plan.effects.find((one) => one.event.id === event.id);
  const months = result.plan.months;
  return (
    <SideSheet title={eventName(event)} opened onClose={onClose} focus="field">
      <Stack gap="medium">
        <MonthField
          label={t('field.from')}
          writes={false}
          required
          min={facts.date.slice(0, 7)}
          max={addMonths(months.begin, months.months - 1).slice(0, 7)}
          value={event.from}
          onChange={(from) => from !== undefined && onChange({ ...event, from })}
        />
        {fieldsOf[event.kind].map((field) => (
          <Field
            key={field}
            field={field}
            event={event}
            onChange={onChange}
            error={
              field === 'rate' && effect?.neverRepaid
                ? t('neverRepaid')
                : effect?.lacks.some((lack) => lack === field)
                  ? t('needed')
                  : undefined
            }
            {...budgeted}
          />
        ))}
        {effect?.isExcluded && <Caption>{t('excluded')}</Caption>}
        {effect !== undefined && effect.openSums > 0 && (
          <Caption>{t('openSums', { count: effect.openSums })}</Caption>
        )}
        <Caption>{t(`event.${event.kind}.law`)}</Caption>
      </Stack>
    </SideSheet>
  );
}

/** What the law says to the amount that is asked for, where it can be computed. */
function estimatedOf(facts: Evented['facts'], { kind, personId, share }: LifeEvent, month: number) {
  if (personId === undefined) return undefined;
  if (kind === 'earlyPension') return earlyPension(facts, personId, month)?.net;
  if (kind === 'disability') return disabilityPension(facts, personId);
  if (kind === 'death') return survivorPay(facts, personId)?.pension;
  return kind === 'partTime' && share !== undefined
    ? partTimeNet(facts, personId, share / 10_000)
    : undefined;
}

/** Fields that say something else of these events than of others. */
const ownNames: Partial<Record<LifeEvent['kind'], Partial<Record<EventField, OwnName>>>> = {
  death: { once: 'deathOnce', share: 'deathShare' },
  houseSale: { once: 'saleOnce', rent: 'saleRent' },
};
type OwnName = 'deathOnce' | 'deathShare' | 'saleOnce' | 'saleRent';

interface HintProps extends Pick<FieldProps, 'field' | 'event' | 'facts'> {
  estimated: number | undefined;
}

/** What stands in place of an empty field; and that an own amount counts, beside what the law would give. */
function useHint({ field, event, facts, estimated }: HintProps): string | undefined {
  const { t } = useTranslation('analysis', { keyPrefix: 'futureHouseholdBudget.sheet' });
  const { euros, percent } = useFormat();
  if (field === 'share' && event.kind === 'death' && event.share === undefined)
    return t('shareLeft', { share: percent(survivorRules.livingShare) });
  if (field === 'months' && (event.kind === 'partTime' || event.kind === 'care')) return t('openEnd');
  if (field !== 'amount' || estimated === undefined) return undefined;
  if (event.amount !== undefined) return t('own', { amount: euros(estimated) });
  const before =
    event.kind === 'death' && event.personId !== undefined
      ? survivorPay(facts, event.personId)?.ifMarriedBefore2002
      : undefined;
  return before === undefined
    ? t(event.kind === 'partTime' ? 'estimated' : 'estimatedByLaw', { amount: euros(estimated) })
    : t('estimatedWidow', { amount: euros(estimated), before: euros(before) });
}

interface FieldProps extends Evented {
  field: EventField;
  event: LifeEvent;
  /** What is missing is said, but is no mistake: nothing is wrong with a sheet that has just been opened. */
  error: string | undefined;
  onChange(event: LifeEvent): void;
}

function Field({ field, event, error, onChange, facts, result }: FieldProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'futureHouseholdBudget.sheet' });
  const set = (value: string | number | undefined) => {
    const { [field]: _, ...others } = event;
    onChange((value === undefined ? others : { ...others, [field]: value }) as LifeEvent); // the kinds of its fields
  };
  const estimated = estimatedOf(facts, event, result.plan.months.monthOf(event.from));
  const ownName = ownNames[event.kind]?.[field];
  const key =
    field === 'amount'
      ? (`event.${event.kind}.amount` as const)
      : ownName
        ? (`named.${ownName}` as const)
        : (`field.${field === 'rate' ? 'instalment' : field}` as const);
  const hint = useHint({ field, event, facts, estimated });
  const common = { label: t(key), writes: false, hint, warning: error } as const;
  if (field === 'personId')
    return (
      <SelectField
        {...common}
        options={facts.persons.map(({ personId }) => ({
          value: personId,
          label: shortNameOf(facts.household, personId) ?? '',
        }))}
        value={event.personId}
        onChange={set}
      />
    );
  if (field === 'months' || field === 'amountMonths')
    return (
      <NumberField {...common} unit={t('monthsUnit')} min={1} max={720} value={event[field]} onChange={set} />
    );
  if (field === 'share')
    return <PercentField {...common} min={0} max={10_000} value={event.share} onChange={set} />;
  if (field === 'interest')
    return <PercentField {...common} min={0} max={2_000} value={event.interest} onChange={set} />;
  if (field === 'from') return null;
  return <MoneyField {...common} min={0} max={inCents(mostOf[field])} value={event[field]} onChange={set} />;
}
