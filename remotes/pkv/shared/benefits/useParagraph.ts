import { useFormat } from '@vp-digital/core/platform';

/** A paragraph of the law as the page's language writes it: "§ 28 Abs. 2 SGB V", "§ 28 (2) SGB V". */
export function useParagraph(): (paragraph: string) => string {
  const { language } = useFormat();
  return (paragraph) => (language === 'en' ? paragraph.replace(/\sAbs\.\s(\w+)/g, '\u00a0($1)') : paragraph);
}
