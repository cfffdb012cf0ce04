/**
 * Every screen of the specification, built or not: path, owner, title, gates and menu codes stand here and nowhere else.
 * Which of them are built follows from the areas' declarations; a bundle carries those it names.
 */
export * from './screens/analysis';
export * from './screens/beratung';
export * from './screens/gespraechszusammenfassung';
export * from './screens/haushalt';
export * from './screens/pkv';
export * from './screens/simulations';
export * from './screens/terminabschluss';
