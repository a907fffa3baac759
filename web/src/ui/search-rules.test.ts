import { describe, expect, it } from 'vitest'
import { askedFor, following, type Searching, searchingFor } from './search-rules.ts'

const typing = (searching: Searching, typed: string): Searching => ({ ...searching, typed })

describe('what stands in a search field when the address changes', () => {
  it('stays where more was typed while the words before it were on their way', () => {
    const asked = askedFor(typing(searchingFor(''), 'ab'), 'ab')
    const after = following(typing(asked, 'abc'), 'ab')
    expect(after.typed).toBe('abc')
    expect(following(askedFor(after, 'abc'), 'abc').typed).toBe('abc')
  })

  it('stays where an earlier search arrives after a later one was asked for', () => {
    const asked = askedFor(askedFor(typing(searchingFor(''), 'ab'), 'ab'), 'abcd')
    const after = following(typing(asked, 'abcd'), 'ab')
    expect(after.typed).toBe('abcd')
    expect(following(typing(after, 'abcde'), 'abcd').typed).toBe('abcde')
  })

  it('stays where an earlier search never arrived', () => {
    const asked = askedFor(askedFor(typing(searchingFor(''), 'ab'), 'ab'), 'abc')
    const after = following(typing(asked, 'abcd'), 'abc')
    expect(after).toEqual({ typed: 'abcd', known: 'abc', asked: [] })
  })

  it('keeps a space that was typed at its end', () => {
    expect(following(typing(searchingFor(''), 'ab '), 'ab').typed).toBe('ab ')
  })

  it('is what the address says where somebody else changed it', () => {
    const asked = askedFor(typing(searchingFor('ab'), 'abc'), 'abc')
    const back = following(following(asked, 'abc'), 'ab')
    expect(back.typed).toBe('ab')
    expect(following(typing(back, 'abcd'), '')).toEqual({ typed: '', known: '', asked: [] })
  })
})
