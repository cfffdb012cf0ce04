import { type SaverResult, saverTypes, shortNameOf, type SectionData } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import classes from './PointsMirror.module.css';

interface Saver {
  personId: string;
  result: SaverResult;
}

export interface PointsMirrorProps {
  data: Pick<SectionData, 'persons'>;
  savers: readonly [Saver, Saver];
}

/** Of a couple, the points of each type: the bars of one to the left, those of the other to the right, the highest filled. */
export function PointsMirror({ data, savers: [first, second] }: PointsMirrorProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'saverWords' });
  const sides = [
    { side: 'first', name: shortNameOf(data, first.personId), result: first.result },
    { side: 'second', name: shortNameOf(data, second.personId), result: second.result },
  ] as const;
  return (
    <div className={classes['place']}>
      <p className={classes['names']} aria-hidden>
        {sides.map(({ side, name }) => (
          <span key={side}>{name}</span>
        ))}
      </p>
      <dl className={classes['mirror']}>
        {saverTypes.map((type) => (
          <div key={type} className={classes['row']}>
            <dt className={classes['type']}>{t(`short.${type}`)}</dt>
            {sides.map(({ side, name, result: { points, types } }) => (
              <dd
                key={side}
                className={classes['points']}
                data-person={side}
                data-highest={types.includes(type) || undefined}
              >
                <span className={classes['name']}>{name} </span>
                <span className={classes['value']}>{points[type]}</span>
                <svg className={classes['bar']} width="100%" height="24" aria-hidden focusable="false">
                  <rect className={classes['track']} width="100%" height="24" />
                  <rect className={classes['length']} width={`${points[type] * 10}%`} height="24" />
                </svg>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </div>
  );
}
