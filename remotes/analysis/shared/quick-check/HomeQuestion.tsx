import { euros } from '@vp-digital/core/finance';
import { homeEntry, homeKinds } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useEntry } from '@vp-digital/core/micro-app';
import { Columns, MoneyField, SelectField } from '@vp-digital/core/ui';
import { goneWith } from '../living-situation/homeKind';
import { MortgageRate } from './MortgageRate';
import type { QuestionProps } from './question';

/** How the household lives, and what that costs: rent with ancillary costs, or the rate of the loan beside them. */
export function HomeQuestion({ data, of }: QuestionProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'start.quick.home' });
  const { t: code } = useTranslation('household/housing');
  const [id, home] = homeEntry(data) ?? [];
  const entry = useEntry({ section: 'housing', id, value: home, of });
  const common = { unit: t('monthly'), min: 0, max: euros(100_000) };
  const kind = entry.choice('kind', t('kind'));
  return (
    <>
      <SelectField
        {...kind}
        name="wohnform"
        options={homeKinds.map((value) => ({ value, label: code(`kind.${value}`) }))}
        onChange={(chosen) => {
          if (chosen === undefined) return;
          entry.set('kind', chosen, t('kind'));
          for (const name of goneWith(chosen)) if (home?.[name] !== undefined) entry.set(name, undefined, of);
          entry.leave();
        }}
      />
      {home && (
        <Columns kind="fields">
          {home.kind === 'owned' ? (
            <MortgageRate data={data} of={of} />
          ) : (
            <MoneyField {...entry.field('coldRent', t('coldRent'))} {...common} name="kaltmiete" />
          )}
          <MoneyField
            {...entry.field('ancillaryCosts', t('ancillaryCosts'))}
            {...common}
            name="nebenkosten"
          />
        </Columns>
      )}
    </>
  );
}
