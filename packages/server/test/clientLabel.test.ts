import { expect, test } from 'vitest'
import { clientLabel } from '../src/players/clientLabel.ts'

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0', 'Firefox, Linux'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/150.0.0.0 Safari/537.36 Edg/150.0',
    'Edge, Windows',
  ],
  ['Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/150.0.0.0 Mobile Safari/537.36', 'Chrome, Android'],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/150.0.0.0 Safari/537.36', 'Chrome, Linux'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 20_0 like Mac OS X) AppleWebKit/605.1 Version/20.0 Safari/604.1', 'Safari, iOS'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1 Version/20.0 Safari/605.1', 'Safari, macOS'],
  ['curl/8.9.1', 'curl'],
  ['<script>alert(1)</script>', ''],
  [`${'x'.repeat(500)}/1`, 'x'.repeat(24)],
  [undefined, ''],
])('%s is called %s', (agent, label) => expect(clientLabel(agent)).toBe(label))
