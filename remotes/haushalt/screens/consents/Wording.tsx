import type { ConsentText } from '@vp-digital/core/contracts';
import type { ReactNode } from 'react';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import classes from './Consents.module.css';

export interface WordingProps {
  text: ConsentText;
  /** Collapsed under this summary; open without one. */
  summary?: string | undefined;
  /** Further content, not part of the wording. */
  children?: ReactNode;
}

/** The wording of a text, in German whatever the language of the page: it is what is agreed to. */
export function Wording({ text, summary, children }: WordingProps) {
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
      {children}
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
