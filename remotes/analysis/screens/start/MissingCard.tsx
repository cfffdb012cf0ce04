import { type ShownCompleteness, useFactWords } from '@vp-digital/core/figures';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Button, Card, EstimatedIcon, LockedIcon } from '@vp-digital/core/ui';
import { useState } from 'react';
import classes from './MissingCard.module.css';
import { MissingLines } from './MissingLines';
import { MissingRow } from './MissingRow';
import { linksToResults } from './linksToResults';

/** So many at first: the ones that open most. */
const shownAtFirst = 5;

/** What is missing, each with the way to its field; beside it, with lines between them, the results that wait for it. */
export function MissingCard({ areas, household }: ShownCompleteness) {
  const { t } = useTranslation('analysis', { keyPrefix: 'start.missing' });
  const [all, setAll] = useState(false);
  const { resultName } = useFactWords(household);
  const missing = areas
    .flatMap(({ area, asOf, missing }) => missing.map((fact) => ({ ...fact, area, asOf })))
    .sort((one, other) => other.opens.length - one.opens.length);
  if (missing.length === 0) return undefined;
  const shown = all ? missing : missing.slice(0, shownAtFirst);
  const { results, lines } = linksToResults(shown);
  const count = missing.reduce((sum, fact) => sum + fact.count, 0);
  return (
    <Card title={t('title')} caption={t('caption', { count })}>
      <div className={classes['place']}>
        <div className={classes['sides']}>
          <ol className={classes['facts']}>
            {shown.map((fact) => (
              <MissingRow key={`${fact.fact} ${fact.personId}`} missing={fact} household={household} />
            ))}
          </ol>
          <MissingLines lines={lines} facts={shown.length} results={results.length} />
          <ul className={classes['results']} aria-hidden>
            {results.map((result) => (
              <OpenResult key={resultName(result)} name={resultName(result)} isOpen={result.isOpen} />
            ))}
          </ul>
        </div>
      </div>
      {missing.length > shownAtFirst && (
        <Button kind="quiet" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t('fewer') : t('more', { count: missing.length - shownAtFirst })}
        </Button>
      )}
    </Card>
  );
}

/** A result that waits, or becomes surer. It is drawn: the list of facts says the same in words. */
function OpenResult({ name, isOpen }: { name: string; isOpen: boolean }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'start.missing' });
  const Symbol = isOpen ? LockedIcon : EstimatedIcon;
  return (
    <li className={classes['result']}>
      <div className={classes['waiting']}>
        <Symbol size={20} stroke={1.75} />
        <div className={classes['words']}>
          <b>{name}</b>
          <span>{isOpen ? t('open') : t('sharper')}</span>
        </div>
      </div>
    </li>
  );
}
