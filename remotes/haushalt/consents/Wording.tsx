import type { ConsentText } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import classes from './Consents.module.css';

export interface WordingProps {
  text: ConsentText;
  /** Folded away under these words; open without them. */
  summary?: string | undefined;
}

/** What a text says, in German whatever the language of the page: it is what is agreed to. */
export function Wording({ text, summary }: WordingProps) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'consents' });
  const words = (
    <div className={classes['wording']}>
      <div lang="de">
        {text.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <p className={classes['small']}>
        {t('give.version', { version: text.version })}
        {!text.approved && ` · ${t('report.draft')}`}
      </p>
    </div>
  );
  if (summary === undefined) return words;
  return (
    <details>
      <summary>{summary}</summary>
      {words}
    </details>
  );
}
