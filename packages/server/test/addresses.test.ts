import { expect, test } from 'vitest'
import { limitKey, networkOf } from '../src/limits/addresses.ts'

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::FFFF:c000:207', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::9', '2001:db8:1:3::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  ['unknown', 'unknown'],
  ['', ''],
])('%s shares the limits of %s', (address, key) => expect(limitKey(address)).toBe(key))

test.each([
  ['203.0.113.9', '203.0.*'],
  ['::ffff:203.0.113.9', '203.0.*'],
  ['2001:db8:1:2::9', '2001:db8:*'],
  ['127.0.0.1', 'local'],
  ['::1', 'local'],
  ['::ffff:10.1.2.3', 'local'],
  ['172.20.0.3', 'local'],
  ['172.32.0.3', '172.32.*'],
  ['fe80::1%eth0', 'local'],
  ['fd00::1', 'local'],
  ['unknown', ''],
])('%s is of the network %s', (address, network) => expect(networkOf(address)).toBe(network))
