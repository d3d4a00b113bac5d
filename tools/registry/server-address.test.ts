import { publicAddress, registryAddress, serverAddress } from './server-address';

const example = 'https://quizzes.example.org';

describe('the address of a server', () => {
  it.each(['https://quizzes.example.org', 'https://quizzes.example.org:8443/a/', 'http://localhost:3002'])(
    'may be %s',
    (text) => expect(serverAddress('host', text, example).href).toContain(text),
  );

  it.each([
    'quizzes.example.org',
    'http://quizzes.example.org',
    'javascript:alert(1)',
    'https://*.example.org',
    'https://a.example.org; script-src *',
    'https://a.example.org/"><script>',
    'https://user@a.example.org',
    'https://a.example.org/?x',
    'https://',
    '',
  ])('may not be %j', (text) =>
    expect(() => serverAddress('host', text, example)).toThrow(
      `--host is the whole https address, such as ${example}, not '${text}'. Use http on this machine only.`,
    ),
  );

  it.each(['https://quizzes.example.org:10080', 'http://localhost:6000'])(
    'may not be %s, which browsers block',
    (text) =>
      expect(() => serverAddress('host', text, example)).toThrow(
        /has port (10080|6000), which browsers block/,
      ),
  );
});

describe('the address of a server for everyone', () => {
  it.each(['http://localhost:3002', 'https://localhost', 'https://127.0.0.1', 'https://[::1]:8443'])(
    'may not be %s, which is this machine',
    (text) =>
      expect(() => publicAddress('host', text, example)).toThrow(
        `--host is an address that every browser reaches, such as ${example}, not '${text}'.`,
      ),
  );
});

describe('the address of a deployed registry', () => {
  it('leads to remotes.json', () => {
    const { href } = registryAddress('registry', 'https://registry.example.org/console/remotes.json');
    expect(href).toBe('https://registry.example.org/console/remotes.json');
  });

  it.each([
    'https://registry.example.org',
    'https://registry.example.org/',
    'https://registry.example.org/remotes.json/',
    'https://registry.example.org/other-remotes.json',
  ])('is not %s', (text) =>
    expect(() => registryAddress('registry', text)).toThrow('--registry is the address of remotes.json'),
  );
});
