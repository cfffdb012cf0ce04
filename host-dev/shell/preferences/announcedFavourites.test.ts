import { preferences } from '@vp-digital/core/contracts';
import { menuEntries, routes } from '@vp-digital/core/reference';
import { createShellBus } from '@vp-digital/core/shell';
import { announcedFavourites } from './announcedFavourites';

const everyCode = menuEntries.map(({ code }) => code);
const withoutCode = [routes.householdOverview.path, routes.snapshots.path];

test('every kind of favourite can be kept, and the message takes what is announced of them', () => {
  const favourites = [...withoutCode, ...everyCode];
  expect(preferences.parse({ favourites })).toEqual({ favourites });
  const bus = createShellBus((error) => {
    throw error;
  });
  const heard: string[][] = [];
  bus.port().subscribe('favoritesUpdated', ({ favorites }) => heard.push(favorites));
  bus.send('favoritesUpdated', { favorites: announcedFavourites(favourites) });
  expect(heard).toEqual([everyCode]);
});

test('the order is the person’s', () => {
  expect(announcedFavourites(['RECAP', withoutCode[0] ?? '', 'FFG_INCOME'])).toEqual(['RECAP', 'FFG_INCOME']);
});
