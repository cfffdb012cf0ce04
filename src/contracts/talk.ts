/**
 * Whether the page for the customer of a screen, by its path, belongs to the talk: never consents and personal data, never
 * what administers a household. Other pages of theirs are shown only while the advisor is there.
 */
export const isForTalk = (screen: string): boolean =>
  /^\/haushalt\/:householdId\/(uebersicht$|assessment$|analyse($|\/(?!persoenliche-daten\/))|beratung\/|webvp-katalog\/)/.test(
    screen,
  );
