import { personsInOrder, type SectionData } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { PercentField, SegmentedChoice, Stack } from '@vp-digital/core/ui';
import { useState } from 'react';

export interface OwnershipFieldProps {
  label: string;
  persons: SectionData['persons'];
  value: Shares;
  /** Shares that add up to the whole, or none: it belongs to all. */
  onChange(ownership: Shares): void;
  /** The shares do not add up. */
  onInvalid(): void;
  error: string | undefined;
}

/** Whose it is: everybody's, or shares of single persons. Shares are saved once they add up to 100 %. */
export function OwnershipField({ label, persons, value, error, onChange, onInvalid }: OwnershipFieldProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'balance.ownership' });
  const { percent } = useFormat();
  const [typed, setTyped] = useState<Shares>();
  const shares = typed ?? value;
  const people = personsInOrder({ persons });
  const adults = people.filter(({ role }) => role === 'responsible' || role === 'partner');
  const sum = sumOfShares(shares);
  if (people.length < 2) return undefined;

  const type = (next: Shares) => {
    if (sumOfShares(next) !== whole) {
      setTyped(next);
      return onInvalid();
    }
    setTyped(undefined);
    onChange(next);
  };
  const choose = (kind: 'shared' | 'shares') => {
    setTyped(undefined);
    onChange(kind === 'shared' ? {} : evenShares(adults.map(({ id }) => id)));
  };
  return (
    <Stack gap="small">
      <SegmentedChoice
        label={label}
        wide
        options={[
          { value: 'shared', label: t('shared') },
          { value: 'shares', label: t('shares') },
        ]}
        value={Object.keys(shares).length === 0 ? 'shared' : 'shares'}
        onChange={choose}
        hint={Object.keys(shares).length === 0 ? t('sharedHint') : undefined}
        error={
          typed === undefined ? error : t('notWhole', { sum: percent(sum / whole, { maximumDecimals: 2 }) })
        }
      />
      {Object.keys(shares).length > 0 &&
        people.map(({ id, name }) => (
          <PercentField
            key={id}
            label={t('shareOf', { name })}
            min={0}
            max={whole}
            value={shares[id] || undefined}
            onChange={(share) => type({ ...shares, [id]: share ?? 0 })}
            onInvalid={onInvalid}
          />
        ))}
    </Stack>
  );
}

/** Basis points by person id. */
type Shares = Readonly<Record<string, number>>;

/** 100 % in basis points. */
const whole = 10_000;

const sumOfShares = (shares: Shares): number => Object.values(shares).reduce((sum, share) => sum + share, 0);

/** Equal shares that add up to the whole: of three, one has 33,34 %. */
function evenShares(personIds: readonly string[]): Shares {
  const share = Math.floor(whole / personIds.length);
  return Object.fromEntries(
    personIds.map((id, index) => [id, index === 0 ? whole - share * (personIds.length - 1) : share]),
  );
}
