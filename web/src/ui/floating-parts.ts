export { HeadlessMantineProvider, Menu, Popover, Tooltip } from '@mantine/core'
