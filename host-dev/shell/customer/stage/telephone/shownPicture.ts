import { isForTelephone, mostPictureStyles, type ShownPicture, treeOf } from '@vp-digital/core/contracts';
import { releasedStyles } from '@vp-digital/core/picture';
import { routes } from '@vp-digital/core/reference';

export interface PictureSource {
  /** As it is drawn for the customer, with hidden amounts where they are hidden. */
  picture: Element;
  /** The path of the page that the picture was drawn of, as that page says; undefined where it does not. */
  screen: string | undefined;
}

/** What a telephone shows of a picture: the page made for the customer, and nothing of a screen without one. */
export function shownPicture({ picture, screen }: PictureSource): ShownPicture {
  const isShown =
    screen !== undefined && isForTelephone(screen) && picture.querySelector(':scope > [data-page]');
  return {
    screen: screen ?? '',
    language: document.documentElement.lang === 'en' ? 'en' : 'de',
    styles: isShown ? stylesOf(screen) : [],
    nodes: isShown ? treeOf(picture) : [],
  };
}

/**
 * As many as may be sent: every area that was open leaves its own on the page. Those of the shell and of the screen's area
 * come first.
 */
function stylesOf(screen: string): string[] {
  const all = releasedStyles();
  const area = Object.values(routes).find(({ path }) => path === screen)?.area;
  const first = all.filter((address) => RegExp(`^/(shell|areas/${area})/`).test(address));
  return [...new Set([...first, ...all])].slice(0, mostPictureStyles);
}
