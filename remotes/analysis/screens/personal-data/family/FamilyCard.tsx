import { hasDied } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { useFormat } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { Card, TextLink } from '@vp-digital/core/ui';
import type { ReactNode } from 'react';
import type { HouseholdPerson, PersonProps } from '../data';
import { sectionSlugs } from '../sections';
import classes from './FamilyCard.module.css';
import { type Child, kinshipOf } from './kinship';
import { Lines } from './Lines';

/** Who belongs to whom: the grown on the left, children on the right, and lines from each child to its parents. */
export function FamilyCard({ data, person }: PersonProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'family' });
  const { t: ofPerson } = useTranslation('household/persons');
  const kinship = kinshipOf(data);
  const { grown, children } = kinship;
  const rows = Math.max(grown.length, children.length);
  return (
    <Card title={t('title')}>
      <div className={classes['family']} style={{ gridTemplateRows: `repeat(${rows}, 1fr)` }}>
        <Lines kinship={kinship} rows={rows} />
        <ul className={classes['people']} aria-label={t('grown')}>
          {grown.map((one, at) => (
            <Member key={one.id} one={one} at={at} shown={person.id}>
              {one.maritalStatus && ofPerson(`maritalStatus.${one.maritalStatus}`)}
            </Member>
          ))}
        </ul>
        {children.length > 0 && (
          <ul className={classes['people']} data-side="children" aria-label={t('children')}>
            {children.map((child, at) => (
              <Member key={child.person.id} one={child.person} at={at} shown={person.id}>
                <ParentsOf child={child} grown={grown} />
              </Member>
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
}

interface MemberProps {
  one: HouseholdPerson;
  /** Its row. */
  at: number;
  /** Whose page this is. */
  shown: string;
  children: ReactNode;
}

function Member({ one, at, shown, children }: MemberProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'family' });
  const householdId = useHouseholdId();
  const isShown = one.id === shown;
  return (
    <li
      className={classes['member']}
      style={{ gridRow: at + 1 }}
      data-shown={isShown}
      aria-current={isShown ? 'page' : undefined}
    >
      {isShown ? (
        <b>{one.name}</b>
      ) : (
        <TextLink href={routes.personalData.href({ householdId, id: one.id })}>{one.name}</TextLink>
      )}
      {children && <span className={classes['words']}>{children}</span>}
      {hasDied(one) && <span className={classes['words']}>{t('died')}</span>}
      {one.inHousehold === false && <span className={classes['words']}>{t('elsewhere')}</span>}
    </li>
  );
}

/** Whose child it is; where nobody has said so, what is taken for it and the way to say it. */
function ParentsOf({ child, grown }: { child: Child; grown: readonly HouseholdPerson[] }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'family' });
  const { list } = useFormat();
  const householdId = useHouseholdId();
  const { person, parents, isAssumed } = child;
  const names = list(parents.flatMap((at) => grown[at]?.name ?? []));
  if (!isAssumed) return parents.length === 0 ? t('ofNobodyHere') : t('childOf', { names });
  const assumed = parents.length === 0 ? t('notTold') : t('assumed', { names });
  const fields = { householdId, id: person.id, sections: sectionSlugs.basicData };
  return (
    <>
      {assumed}{' '}
      <TextLink
        writes
        href={`${routes.personalDataSections.href(fields)}?fokus=eltern`}
        label={t('tellOf', { name: person.name })}
      >
        {t('tell')}
      </TextLink>
    </>
  );
}
