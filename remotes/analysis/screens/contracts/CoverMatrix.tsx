import { type Contract, personsInOrder } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Card, CheckIcon, VisuallyHidden } from '@vp-digital/core/ui';
import { memo, type RefCallback, useCallback } from 'react';
import classes from './CoverMatrix.module.css';
import {
  type CoverData,
  coversOf,
  type NeedField,
  needFields,
  type WithoutContract,
  withoutContract,
} from './needFields';

const fields = Object.keys(needFields) as NeedField[]; // Object.keys forgets the literal keys

/** "Wer hat was": who has a contract in which field of need, none, or has not been asked yet. */
export function CoverMatrix({ data }: { data: CoverData }) {
  const people = personsInOrder(data);
  const rows = fields.map((field) => ({
    field,
    cells: people.map(({ id: personId }) => ({
      lines: coversOf(data, field, personId).map(({ line }) => line),
      without: withoutContract(data, field, personId),
    })),
  }));
  return <Matrix names={people.map(({ name }) => name)} rows={rows} />;
}

interface MatrixProps {
  names: readonly string[];
  rows: readonly { field: NeedField; cells: readonly CellProps[] }[];
}

/** Hardly any key in a contract changes it. */
const Matrix = memo(function Matrix({ names, rows }: MatrixProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'contracts' });
  const place = useScrollByKeys();
  return (
    <Card title={t('matrix.title')} caption={t('matrix.caption')}>
      <div ref={place} className={classes['place']} role="group" aria-label={t('matrix.caption')}>
        <table className={classes['matrix']}>
          <caption>{t('matrix.title')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('matrix.field')}</th>
              {names.map((name, index) => (
                <th key={index} scope="col">
                  <span>{name}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ field, cells }) => (
              <tr key={field}>
                <th scope="row">{t(`matrix.need.${field}`)}</th>
                {cells.map((cell, index) => (
                  <td key={index}>
                    <Cell {...cell} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}, saysTheSame);

/** Says less than `isSame`, of which this page has no other use. */
function saysTheSame(before: MatrixProps, now: MatrixProps): boolean {
  return JSON.stringify(before) === JSON.stringify(now);
}

interface CellProps {
  lines: readonly Contract['line'][];
  without: WithoutContract;
}

function Cell({ lines, without }: CellProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'contracts.matrix' });
  const { t: code } = useTranslation('household/contracts');
  if (lines.length > 0)
    return (
      <>
        <CheckIcon size={20} stroke={2} aria-hidden />
        <VisuallyHidden>{lines.map((line) => code(`line.${line}`)).join(', ')}</VisuallyHidden>
      </>
    );
  if (without !== 'none' && without !== 'notNeeded') return t(without);
  return (
    <>
      {without === 'none' && <span aria-hidden>–</span>}
      <VisuallyHidden>{t(without)}</VisuallyHidden>
    </>
  );
}

/** For an element that scrolls: keys reach it as long as what stands in it is wider (WCAG 2.2, 2.1.1), and pass it by otherwise. */
function useScrollByKeys(): RefCallback<HTMLElement> {
  return useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const observer = new ResizeObserver(() => {
      if (element.scrollWidth > element.clientWidth) element.tabIndex = 0;
      else element.removeAttribute('tabindex');
    });
    for (const seen of [element, ...element.children]) observer.observe(seen);
    return () => observer.disconnect();
  }, []);
}
