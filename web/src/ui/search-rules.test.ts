import { describe, expect, it } from 'vitest'
import { askedFor, following, type Searching, searchingFor } from './search-rules.ts'

const typing = (searching: Searching, typed: string): Searching => ({ ...searching, typed })

describe('the search field when the address changes', () => {
  it('keeps longer text typed while the earlier one was being loaded', () => {
    const asked = askedFor(typing(searchingFor(''), 'ab'), 'ab')
    const after = following(typing(asked, 'abc'), 'ab')
    expect(after.typed).toBe('abc')
    expect(following(askedFor(after, 'abc'), 'abc').typed).toBe('abc')
  })

  it('keeps its text if an earlier search arrives after a later one was started', () => {
    const asked = askedFor(askedFor(typing(searchingFor(''), 'ab'), 'ab'), 'abcd')
    const after = following(typing(asked, 'abcd'), 'ab')
    expect(after.typed).toBe('abcd')
    expect(following(typing(after, 'abcde'), 'abcd').typed).toBe('abcde')
  })

  it('keeps its text if an earlier search never arrived', () => {
    const asked = askedFor(askedFor(typing(searchingFor(''), 'ab'), 'ab'), 'abc')
    const after = following(typing(asked, 'abcd'), 'abc')
    expect(after).toEqual({ typed: 'abcd', known: 'abc', asked: [] })
  })

  it('keeps a typed space at its end', () => {
    expect(following(typing(searchingFor(''), 'ab '), 'ab').typed).toBe('ab ')
  })

  it('takes the address’s value if somebody else changed it', () => {
    const asked = askedFor(typing(searchingFor('ab'), 'abc'), 'abc')
    const back = following(following(asked, 'abc'), 'ab')
    expect(back.typed).toBe('ab')
    expect(following(typing(back, 'abcd'), '')).toEqual({ typed: '', known: '', asked: [] })
  })
})
