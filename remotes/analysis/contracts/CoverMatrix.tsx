import { personsInOrder, type SectionData } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Card, CheckIcon, VisuallyHidden } from '@vp-digital/core/ui';
import classes from './CoverMatrix.module.css';
import { useScrollByKeys } from './useScrollByKeys';
import { coversOf, type NeedField, needFields, type WithoutContract, withoutContract } from './needFields';

const fields = Object.keys(needFields) as NeedField[]; // Object.keys forgets the literal keys

/** "Wer hat was": who has a contract in which field of need. An empty cell says only that there is none. */
export function CoverMatrix({ data }: { data: Pick<SectionData, 'contracts' | 'employments' | 'persons'> }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'contracts' });
  const { t: code } = useTranslation('household/contracts');
  const people = personsInOrder(data);
  const place = useScrollByKeys();
  return (
    <Card title={t('matrix.title')} caption={t('matrix.caption')}>
      <div ref={place} className={classes['place']} role="group" aria-label={t('matrix.caption')}>
        <table className={classes['matrix']}>
          <caption>{t('matrix.title')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('matrix.field')}</th>
              {people.map(({ id, name }) => (
                <th key={id} scope="col">
                  <span>{name}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {fields.map((field) => (
              <tr key={field}>
                <th scope="row">{t(`matrix.need.${field}`)}</th>
                {people.map(({ id: personId }) => (
                  <td key={personId}>
                    <Cell
                      lines={coversOf(data, field, personId).map(({ line }) => code(`line.${line}`))}
                      without={withoutContract(data, field, personId)}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}

function Cell({ lines, without }: { lines: readonly string[]; without: WithoutContract }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'contracts.matrix' });
  if (lines.length === 0 && without === 'none')
    return (
      <>
        <span aria-hidden>–</span>
        <VisuallyHidden>{t('none')}</VisuallyHidden>
      </>
    );
  if (lines.length === 0)
    return without === 'notNeeded' ? <VisuallyHidden>{t('notNeeded')}</VisuallyHidden> : t(without);
  return (
    <>
      <CheckIcon size={20} stroke={2} aria-hidden />
      <VisuallyHidden>{lines.join(', ')}</VisuallyHidden>
    </>
  );
}
