import type { ConsentPurpose } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Checkbox } from '@vp-digital/core/ui';
import classes from '../Consents.module.css';
import type { TopicLine } from '../lines';
import { Wording } from '../Wording';

export interface PurposeChoicesProps {
  lines: readonly TopicLine<ConsentPurpose>[];
  chosen: ReadonlySet<ConsentPurpose>;
  onChange(chosen: ReadonlySet<ConsentPurpose>): void;
}

/** One box per purpose, under it the words that are agreed to. */
export function PurposeChoices({ lines, chosen, onChange }: PurposeChoicesProps) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'consents' });
  const choose = (topic: ConsentPurpose, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(topic);
    else next.delete(topic);
    onChange(next);
  };
  return (
    <div>
      {lines.map(
        ({ topic, text }) =>
          text && (
            <div key={topic} className={classes['purpose']}>
              <Checkbox
                label={t('give.agree', { title: t(`topic.${topic}`) })}
                value={chosen.has(topic)}
                onChange={(isChosen) => choose(topic, isChosen)}
              />
              <Wording text={text} />
            </div>
          ),
      )}
    </div>
  );
}
