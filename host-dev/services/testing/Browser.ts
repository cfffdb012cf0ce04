/** As much of a browser as sign-in needs: it keeps cookies and shows where it is sent. */
export class Browser {
  private readonly cookies = new Map<string, string>();

  async open(url: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set('cookie', [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const response = await fetch(url, { ...init, headers, redirect: 'manual' });
    for (const cookie of response.headers.getSetCookie()) this.keep(cookie);
    return response;
  }

  post(url: string, form: Record<string, string>): Promise<Response> {
    return this.open(url, { method: 'POST', body: new URLSearchParams(form) });
  }

  /** Follows redirects as long as they stay below the given address; answers the last response and where it led. */
  async follow(response: Response, within: string): Promise<{ response: Response; location: string }> {
    let last = response;
    let location = last.headers.get('location') ?? '';
    while (location !== '' && new URL(location, within).href.startsWith(within)) {
      const address = new URL(location, within).href;
      last = await this.open(address);
      const next = last.headers.get('location');
      if (next === null) return { response: last, location: address };
      location = next;
    }
    return { response: last, location };
  }

  /** Takes one cookie over from another browser. */
  take(other: Browser, name: string): void {
    const value = other.cookie(name);
    if (value !== undefined) this.cookies.set(name, value);
  }

  cookie(name: string): string | undefined {
    return this.cookies.get(name);
  }

  private keep(cookie: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    if (value === '') this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}
