/** What an address says about a page that stands: which sheet is open, and where the focus goes. */
const ofSheets = ['blatt', 'fokus'];

/** Whether a step opens or closes a sheet of the page that stands, so that nothing typed on it is left. */
export function staysOnPage(from: string, to: string): boolean {
  const [fromPage, toPage] = [from, to].map((address) => {
    const [path = '', query = ''] = address.split('?');
    const parameters = new URLSearchParams(query);
    for (const name of ofSheets) parameters.delete(name);
    parameters.sort();
    return `${path}?${parameters}`;
  });
  return fromPage === toPage;
}
