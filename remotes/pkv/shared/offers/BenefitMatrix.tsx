import { useTranslation } from '@vp-digital/core/libs/i18n';
import type { ReactNode } from 'react';
import type { Benefit, Benefits } from '../benefits/benefit';
import type { BenefitKey } from '../benefits/benefitKeys';
import type { Weights } from '../benefits/fulfilment';
import { useParagraph } from '../benefits/useParagraph';
import classes from './BenefitMatrix.module.css';
import { LevelMark } from './LevelMark';

export interface MatrixColumn {
  key: string;
  name: string;
  /** Under the name: what it costs. */
  detail?: ReactNode;
  benefits: Benefits;
}

export interface BenefitMatrixProps {
  caption: string;
  rows: readonly BenefitKey[];
  /** The statutory fund, with the paragraph of each benefit: always the first column, and the ruler. */
  statutory: Omit<MatrixColumn, 'benefits'> & {
    benefits: Readonly<Partial<Record<BenefitKey, Benefit & { paragraph?: string }>>>;
  };
  columns: readonly MatrixColumn[];
  weights: Weights;
  /** What stands under the name of a row: a choice of its weight. */
  action?: ((row: BenefitKey) => ReactNode) | undefined;
}

/** What the statutory fund and tariffs pay, row by row. At 340 px each row becomes a card. */
export function BenefitMatrix({ caption, rows, statutory, columns, weights, action }: BenefitMatrixProps) {
  const { t } = useTranslation('pkv', { keyPrefix: 'benefits' });
  const { t: code } = useTranslation('household/healthWishes');
  const paragraph = useParagraph();
  return (
    <div className={classes['place']}>
      <table className={classes['matrix']}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t('benefit')}</th>
            {[statutory, ...columns].map(({ key, name, detail }) => (
              <th key={key} scope="col">
                {name}
                {detail && <span className={classes['detail']}>{detail}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const law = statutory.benefits[row];
            const weight = weights[row];
            return (
              <tr key={row}>
                <th scope="row">
                  {t(`name.${row}`)}
                  {weight && !action && (
                    <span className={classes['detail']}>{code(`weights.${weight}`)}</span>
                  )}
                  {action && <div className={classes['actions']}>{action(row)}</div>}
                </th>
                <td className={classes['statutory']}>
                  <span className={classes['name']}>{statutory.name}</span>
                  <LevelMark benefit={law} />
                  {law?.paragraph && <span className={classes['detail']}>{paragraph(law.paragraph)}</span>}
                </td>
                {columns.map(({ key, name, benefits }) => (
                  <td key={key}>
                    <span className={classes['name']}>{name}</span>
                    <LevelMark benefit={benefits[row]} statutory={law} />
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
