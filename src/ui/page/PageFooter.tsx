import { useUiText } from '../text';
import { onPlainClick } from './plainClick';
import classes from './PageFooter.module.css';

export interface PageFooterProps {
  year: number;
  privacyHref: string;
  imprintHref: string;
  /** Goes there without loading the page anew; without it the links are plain. */
  onNavigate?: ((href: string) => void) | undefined;
  /** `bare`: without rule and padding, inside a panel. Default `page`. */
  kind?: 'page' | 'bare' | undefined;
}

/** Privacy, terms of use and imprint, copyright. */
export function PageFooter({ year, privacyHref, imprintHref, onNavigate, kind = 'page' }: PageFooterProps) {
  const { t } = useUiText();
  return (
    <footer className={classes['footer']} data-kind={kind}>
      <a href={privacyHref} onClick={onPlainClick(onNavigate, privacyHref)}>
        {t('footer.privacy')}
      </a>
      <a href={imprintHref} onClick={onPlainClick(onNavigate, imprintHref)}>
        {t('footer.imprint')}
      </a>
      <span className={classes['year']}>{t('footer.copyright', { year })}</span>
    </footer>
  );
}
