import { type MissingPart, useLinkToFact } from '@vp-digital/core/figures';
import { type SectionData, shortNameOf } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId, usePageDocuments } from '@vp-digital/core/micro-app';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { Caption, Chip, TextLink } from '@vp-digital/core/ui';
import classes from './CompletenessTile.module.css';
import { type AreaCompleteness, completeness, completenessNeeds } from './completeness';
import { Tile } from './Tile';

/** Datenstand: what is complete, and which figures wait for what is not. */
export function CompletenessTile() {
  const { t } = useTranslation('haushalt', { keyPrefix: 'overview.completeness' });
  const today = useHost().clock.today();
  return (
    <Tile title={t('title')} result={usePageDocuments(completenessNeeds)}>
      {(household) => (
        <ul className={classes['areas']}>
          {completeness(household, today).map((area) => (
            <Area key={area.area} {...area} persons={household.persons} />
          ))}
        </ul>
      )}
    </Tile>
  );
}

function Area({ area, facts, unlocks, persons }: AreaCompleteness & Pick<SectionData, 'persons'>) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'overview.completeness' });
  const { language } = useFormat();
  const href = useWayTo(area);
  const linkTo = useLinkToFact();
  const name = t(`area.${area}`);
  const figures = new Intl.ListFormat(language).format(unlocks.map((figure) => t(`figure.${figure}`)));
  const nameOf = ({ fact, personId = '' }: MissingPart) => {
    const words = t(`fact.${named.find((one) => one === fact) ?? 'other'}`);
    const whose = shortNameOf({ persons }, personId);
    return whose === undefined ? words : t('factOf', { name: whose, fact: words });
  };
  return (
    <li className={classes['area']}>
      {href === undefined ? (
        <span>{name}</span>
      ) : (
        <TextLink keepsWords href={href}>
          {name}
        </TextLink>
      )}
      {facts.length === 0 ? (
        <Chip tone="positive">{t('complete')}</Chip>
      ) : (
        <Chip tone="warning">{t('missing', { count: facts.length })}</Chip>
      )}
      {facts.length > 0 && (
        <ul className={classes['facts']}>
          {facts.map((fact) => {
            const href = linkTo(fact);
            const words = nameOf(fact);
            return (
              <li key={words}>{href === undefined ? words : <TextLink href={href}>{words}</TextLink>}</li>
            );
          })}
        </ul>
      )}
      {unlocks.length > 0 && <Caption>{t('missingFor', { figures })}</Caption>}
    </li>
  );
}

/** What the figures of `completeness` wait for; anything else is a further fact. */
const named = [
  'net',
  'gross',
  'expenses',
  'contracts',
  'insuredPerson',
  'benefit',
  'assets',
  'pensionPoints',
  'pensionRate',
  'occupation',
  'birthDate',
] as const;

/** The screen of an area, where it has one. */
function useWayTo(area: AreaCompleteness['area']): string | undefined {
  const householdId = useHouseholdId();
  const links = {
    income: routes.income.href({ householdId }),
    expenses: routes.expenses.href({ householdId }),
    contracts: routes.contracts.href({ householdId }),
    wealth: routes.balanceSheet.href({ householdId }),
    pension: `${routes.incomeProtectionNeed.href({ householdId })}?blatt=angaben`,
    persons: routes.personalData.href({ householdId, id: householdId }),
  };
  return links[area];
}
