import type { MouseEvent } from 'react';
import { useUiText } from '../text';
import { MAIN_ID } from './mainId';
import classes from './SkipLink.module.css';

/** The first stop of the keyboard on a page: over header and menu, to the content. */
export function SkipLink() {
  const { t } = useUiText();
  return (
    <a className={classes['link']} href={`#${MAIN_ID}`} onClick={focusMain}>
      {t('header.skip')}
    </a>
  );
}

/** The address bar belongs to the shell's router: the jump must not become a navigation. */
function focusMain(event: MouseEvent) {
  event.preventDefault();
  document.getElementById(MAIN_ID)?.focus();
}
