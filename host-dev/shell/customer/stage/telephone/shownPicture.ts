import { isForTelephone, type ShownPicture, treeOf } from '@vp-digital/core/contracts';
import { releasedStyles } from '@vp-digital/core/picture';

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
    styles: isShown ? releasedStyles() : [],
    nodes: isShown ? treeOf(picture) : [],
  };
}
