/**
 * "Kunde füllt vorab aus" is a part of a screen: no route depends on its flag. Apart from the others, so that nothing carries it
 * that does not draw it.
 */
export const intakeFlag = 'vorab-erfassung';
