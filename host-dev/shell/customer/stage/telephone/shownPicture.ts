import { isForTelephone, isReleasedStyle, type ShownPicture, treeOf } from '@vp-digital/core/contracts';

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

/** The style sheets of the page, by the addresses under which they were released. */
const releasedStyles = (): string[] =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
    .map(({ href }) => new URL(href))
    .filter(({ origin }) => origin === window.location.origin)
    .map(({ pathname }) => pathname)
    .filter((address, at, all) => isReleasedStyle(address) && all.indexOf(address) === at);
