/** "Auf dem Telefon des Kunden" is a part of the shell: no route depends on its flag. */
export const telephoneFlag = 'kunden-telefon';
