import type { AdvisorContext } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Chip, FurtherIcon } from '@vp-digital/core/ui';
import classes from './ContextList.module.css';

export interface ContextListProps {
  contexts: readonly AdvisorContext[];
  /** Accounting contract of the context in use. */
  chosen: string | undefined;
  /** Accounting contract that is taken without a question. */
  standard: string | undefined;
  onChoose(context: AdvisorContext): void;
}

/** The contexts as cards; pressing one takes it. */
export function ContextList({ contexts, chosen, standard, onChoose }: ContextListProps) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'advisor' });
  const format = useFormat();
  return (
    <ul className={classes['list']}>
      {contexts.map((context) => (
        <li key={context.contract}>
          <button
            type="button"
            className={classes['context']}
            aria-current={context.contract === chosen || undefined}
            onClick={() => onChoose(context)}
          >
            <span className={classes['words']}>
              <b>{context.label}</b>
              <span className={classes['caption']}>
                {t(`role.${context.role}`)} · {t('contract', { number: context.contract })} ·{' '}
                {t('households', { count: context.households })}
                {context.lastUsed &&
                  ` · ${t('lastUsed', { date: format.date(context.lastUsed.slice(0, 10)) })}`}
              </span>
            </span>
            {context.contract === standard && <Chip tone="info">{t('standard')}</Chip>}
            <FurtherIcon size={20} stroke={1.75} aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  );
}
