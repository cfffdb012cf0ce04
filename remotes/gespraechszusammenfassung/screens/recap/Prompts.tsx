import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Button, Caption } from '@vp-digital/core/ui';
import classes from './Recap.module.css';

const prompts = ['important', 'worry', 'decided', 'missing', 'next'] as const;

/** What to ask when nothing is written yet; a question chosen becomes the beginning of the note. */
export function Prompts({ onChoose }: { onChoose(prompt: string): void }) {
  const { t } = useTranslation('gespraechszusammenfassung', { keyPrefix: 'recap' });
  return (
    <div>
      <Caption>{t('prompts')}</Caption>
      <ul className={classes['prompts']}>
        {prompts.map((prompt) => (
          <li key={prompt}>
            <Button kind="quiet" size="compact" onClick={() => onChoose(t(`prompt.${prompt}`))}>
              {t(`prompt.${prompt}`)}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
